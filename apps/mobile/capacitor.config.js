/* The shop the app opens: the pages of the web, from their own address, where the customer's session is at home. */
const shop = process.env.SHOP_URL || 'https://spesa.sporta.example';

/** @type {import('@capacitor/cli').CapacitorConfig} */
module.exports = {
  appId: 'it.sporta.spesa',
  appName: 'Sporta',
  webDir: 'www',
  server: { url: shop, errorPath: 'index.html', cleartext: shop.startsWith('http://') },
  android: { appendUserAgent: 'SportaApp/android' },
  ios: { appendUserAgent: 'SportaApp/ios', limitsNavigationsToAppBoundDomains: false },
  plugins: {
    // A notification that comes while the app is open is shown too.
    PushNotifications: { presentationOptions: ['alert', 'sound'] },
    // The shop takes the splash away once it is drawn; after ten seconds it goes by itself.
    SplashScreen: { launchShowDuration: 10000, launchAutoHide: true, backgroundColor: '#094a28' },
  },
};
