/** The neutral grey picture: shown when there is no picture, and instead of one that cannot be had. */
export const noPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img" aria-label="Immagine non disponibile">
<g fill="none" stroke="#b9bdb1" stroke-width="12" stroke-linecap="round" stroke-linejoin="round">
<path d="M118 168h164l14 132a20 20 0 0 1-20 22H124a20 20 0 0 1-20-22z" fill="#eceee8"/>
<path d="M154 196v-42a46 46 0 0 1 92 0v42"/>
</g></svg>
`;
