/** How pages of others lie over the shop: the whole screen, their address in view, Back for going back in them. */
export const webViewOptions = {
  showURL: true,
  showToolbar: true,
  clearCache: false,
  clearSessionCache: false,
  mediaPlaybackRequiresUserAction: true,
  closeButtonText: 'Chiudi',
  toolbarPosition: 0,
  showNavigationButtons: false,
  leftToRight: false,
  customWebViewUserAgent: null,
  // Not isolated: the way back into the shop needs the customer's session.
  android: { allowZoom: true, hardwareBack: true, pauseMedia: true, isIsolated: false },
  iOS: {
    allowOverScroll: true,
    enableViewportScale: true,
    allowInLineMediaPlayback: true,
    surpressIncrementalRendering: false,
    viewStyle: 2,
    animationEffect: 2,
    allowsBackForwardNavigationGestures: true,
  },
};
