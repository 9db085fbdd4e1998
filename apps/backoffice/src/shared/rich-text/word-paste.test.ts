// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fromWord } from './word-paste.ts';

/** As Word 365 puts it on the clipboard, shortened. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=IT><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span style='font-family:"Calibri"'>Come conserviamo<o:p></o:p></span></h1>
<p class=MsoNormal><b><span style='color:red'>Il fresco</span></b> arriva ogni <i>mattina</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Latte</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>intero</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Uova <b>fresche</b></p>
<p class=MsoNormal>Poi:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Apri</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Chiudi</p>
<!--[if gte vml 1]><v:shape id="x"><v:imagedata src="file:///C:/Users/anna/foto.png"/></v:shape><![endif]--><![if !vml]><img src="file:///C:/Users/anna/foto.png"><![endif]>
<!--EndFragment--></body></html>`;

const tidy = (html: string) =>
  html
    .replace(/ (?:style|class|lang)="[^"]*"/g, '')
    .replace(/<\/?span>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim();

it('makes lists of Word lists, and leaves its own disk and signs behind', () => {
  expect(tidy(fromWord(word))).toBe(
    '<h1>Come conserviamo</h1><p><b>Il fresco</b> arriva ogni <i>mattina</i>.</p>' +
      '<ul><li>Latte<ul><li>intero</li></ul></li><li>Uova <b>fresche</b></li></ul>' +
      '<p>Poi:</p><ol><li>Apri</li><li>Chiudi</li></ol>',
  );
});

it('leaves alone what is not from Word', () => {
  const html = '<p>Ciao <b>a tutti</b></p><img src="/media/art/x.webp">';
  expect(fromWord(html)).toBe(html);
});

it('gives back nothing that runs, from whatever stands in it', () => {
  const html = fromWord(
    '<p class=MsoNormal>a<script>x()</script><!--[if mso]><script>y()</script><![endif]--><o:p><b>c</b></o:p></p>',
  );
  expect(html).not.toMatch(/script|if mso|o:p/);
  expect(tidy(html)).toBe('<p>a<b>c</b></p>');
});
