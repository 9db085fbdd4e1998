export { ContentPage } from './content-page.tsx';
export { pageQuery } from './model/content-query.ts';
export { PopupNotice } from './popup-notice.tsx';
