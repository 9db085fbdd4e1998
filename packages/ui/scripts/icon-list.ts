/**
 * The Phosphor icons the shop uses, by weight: regular at rest, bold on controls, fill when active, duotone in empty
 * states. To add one, write its name here and run `npm run icons -w @sporta/ui`.
 */
export const iconList = {
  regular: [
    'CalendarX HandPalm Tray',
    'Alarm Barcode Basket Bell Calendar Camera CaretDown ChartBar ChatCircleDots ClipboardText ClockCounterClockwise',
    'ArrowsClockwise Clock Copy CreditCard Crosshair Cube DownloadSimple Envelope Eye EyeSlash FilePdf FunnelSimple',
    'Gear Gift Heart House Image Info Keyboard Leaf ListBullets ListChecks Lock MagnifyingGlass MapPin MapTrifold',
    'Desktop DeviceMobile DeviceTablet',
    'Microphone Note NotePencil Package PencilSimple Phone Plus Printer Question Receipt Scales SealPercent Share',
    'ShieldCheck SignOut SlidersHorizontal SortAscending SquaresFour Star Storefront Tag Thermometer Ticket ToteSimple',
    'Archive ArrowUUpLeft Bank BookOpen Bookmark Headset IdentificationCard Invoice Key LockOpen NavigationArrow SignIn',
    'ThumbsDown ThumbsUp UserMinus',
    'Trash Truck UploadSimple User UserCircle Users Wallet Warning WarningCircle X',
  ],
  bold: [
    'ArrowDown ArrowLeft ArrowRight ArrowUp ArrowsClockwise ArrowUUpLeft ArrowsLeftRight ArrowSquareOut Backspace Barcode CaretDown',
    'CaretLeft CaretRight CaretUp Check ClockCounterClockwise DotsSixVertical DotsThree Flashlight List ListChecks MagnifyingGlass',
    'MapPin Minus Package Pause PencilSimple Plus Scales Snowflake Storefront ToteSimple Trash X',
  ],
  fill: [
    'Archive Trash',
    'BookOpen ChartBar Image Invoice WifiSlash',
    'Camera ChatCircleDots CloudCheck CloudSlash IdentificationCard NavigationArrow Snowflake UsersThree Warehouse',
    'Envelope',
    'ArrowsLeftRight Bell Calendar CheckCircle Clock ClockCounterClockwise CreditCard Cube Gift Heart House Info Leaf',
    'Lightning Lock MapPin Note Package Phone Play Receipt Scales SealPercent SquaresFour Star Storefront Thermometer',
    'ThumbsDown ThumbsUp Ticket ToteSimple Truck User Users Wallet Warning WarningCircle XCircle',
  ],
  duotone: [
    'Barcode CheckCircle Clock ClockCountdown CreditCard Heart Image Lock MagnifyingGlass MapPin Receipt Storefront',
    'Ticket ToteSimple Truck UserCircle WifiSlash',
  ],
} as const;
