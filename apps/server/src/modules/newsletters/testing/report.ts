/** For tests: a report as mail servers write it (RFC 3464). */
export function report({
  to,
  status,
  action = 'failed',
  letter = 'Subject: Offerte\n\nCiao!\n',
}: {
  to: string;
  status: string;
  action?: string;
  letter?: string;
}): string {
  return `From: MAILER-DAEMON@mx.posta.example
To: <${to}>
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4Cx1/mx.posta.example"

This is a MIME-encapsulated message.

--4Cx1/mx.posta.example
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--4Cx1/mx.posta.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.posta.example

Final-Recipient: rfc822; gone@posta.example
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 no such user

--4Cx1/mx.posta.example
Content-Type: message/rfc822

${letter}
--4Cx1/mx.posta.example--
`;
}
