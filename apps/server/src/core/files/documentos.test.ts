import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { LIMITES_DE_DOCUMENTO, nomeParaExibir, prepararDocumento } from './documentos.ts'

/** A small PDF with these objects; readers tolerate the short cross-reference. */
function pdf(...objetos: (string | Buffer)[]): Buffer {
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
      'latin1',
    ),
    ...objetos.flatMap((o) => [Buffer.isBuffer(o) ? o : Buffer.from(o, 'latin1'), Buffer.from('\n')]),
    Buffer.from('trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ])
}

function corrente(dicionario: string, conteudo: Uint8Array | string, embrulhar = true): Buffer {
  const dados = embrulhar ? deflateSync(conteudo) : Buffer.from(conteudo)
  return Buffer.concat([
    Buffer.from(`7 0 obj\n<< ${dicionario} /Length ${dados.length} /Filter /FlateDecode >>\nstream\n`),
    dados,
    Buffer.from('\nendstream\nendobj'),
  ])
}

describe('PDF', () => {
  it.each<[string, Buffer]>([
    ['plain', pdf('3 0 obj << /Type /Page >> endobj')],
    ['that opens at its first page', pdf('3 0 obj << /OpenAction [4 0 R /XYZ null null 0] >> endobj')],
    [
      'that opens at a page by an action',
      pdf('3 0 obj << /OpenAction 5 0 R >> endobj\n5 0 obj << /S /GoTo /D [4 0 R /Fit] >> endobj'),
    ],
    [
      'with a link to press',
      pdf('3 0 obj << /Subtype /Link /A << /S /URI /URI (https://exemplo.com) >> >> endobj'),
    ],
    ['with a form of fields', pdf('3 0 obj << /AcroForm << /Fields [] >> >> endobj')],
    ['with compressed objects', pdf(corrente('/Type /ObjStm /N 1 /First 4', '8 0 << /Type /Page >>'))],
    ['with text that speaks of JavaScript', pdf(corrente('', 'BT (curso de JavaScript) Tj ET'))],
    [
      'with a large picture',
      pdf(corrente('/Subtype /Image /Width 9000', Buffer.alloc(LIMITES_DE_DOCUMENTO.descompactado + 1))),
    ],
    ['with a stream that is not deflated', pdf(corrente('/Subtype /XML', '<x/>', false))],
  ])('%s is taken byte for byte', async (_, bytes) => {
    const resultado = await prepararDocumento(bytes)
    expect(resultado).toMatchObject({ ok: true, documento: { tipo: 'application/pdf', extensao: 'pdf' } })
    expect(resultado.ok && resultado.documento.bytes.equals(bytes)).toBe(true)
  })

  it.each<[string, Buffer, string]>([
    ['without an end', Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n'), 'corrompido'],
    ['of no version', Buffer.from('%PDF-x\nstartxref\n0\n%%EOF'), 'corrompido'],
    ['with a script', pdf('3 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj'), 'conteudo-ativo'],
    ['with an escaped script', pdf('3 0 obj << /S /J#61va#53cript /JS 4 0 R >> endobj'), 'conteudo-ativo'],
    [
      'that opens an address',
      pdf('3 0 obj << /OpenAction << /S /URI /URI (http://x) >> >> endobj'),
      'conteudo-ativo',
    ],
    [
      'that opens an address behind a page',
      pdf('3 0 obj << /OpenAction << /S /GoTo /D [1 0 R] /Next << /S /URI /URI (http://x) >> >> >> endobj'),
      'conteudo-ativo',
    ],
    [
      'that opens an address elsewhere in it',
      pdf('3 0 obj << /OpenAction 5 0 R >> endobj\n5 0 obj << /S /URI /URI (http://x) >> endobj'),
      'conteudo-ativo',
    ],
    [
      'that says twice what it does',
      pdf('3 0 obj << /OpenAction << /S /GoTo /D [1 0 R] /S /URI /URI (http://x) >> >> endobj'),
      'conteudo-ativo',
    ],
    ['that opens what is not there', pdf('3 0 obj << /Open#41ction 5 0 R >> endobj'), 'conteudo-ativo'],
    ['that opens a share', pdf('3 0 obj << /S /GoToR /F (//servidor/x) >> endobj'), 'conteudo-ativo'],
    [
      'that acts when a page opens',
      pdf('3 0 obj << /AA << /O << /S /URI /URI (http://x) >> >> >> endobj'),
      'conteudo-ativo',
    ],
    [
      'that opens an address from compressed objects',
      pdf(corrente('/Type /ObjStm /N 1 /First 4', '8 0 << /OpenAction << /S /URI /URI (http://x) >> >>')),
      'conteudo-ativo',
    ],
    ['that starts a program', pdf('3 0 obj << /S /Launch /F (cmd.exe) >> endobj'), 'conteudo-ativo'],
    ['that carries a file', pdf('3 0 obj << /Type /EmbeddedFile >> endobj'), 'conteudo-ativo'],
    [
      'with a compressed script',
      pdf(corrente('/Type /ObjStm /N 1 /First 4', '8 0 << /S /JavaScript >>')),
      'conteudo-ativo',
    ],
    [
      'with a script that calls itself a picture',
      pdf(corrente('/Type /ObjStm /Subtype /Image', '8 0 << /S /Java#53cript >>')),
      'conteudo-ativo',
    ],
    ['behind a password', pdf('trailer << /Encrypt 5 0 R >>'), 'protegido'],
    [
      'that unfolds without end',
      pdf(corrente('/Type /ObjStm', Buffer.alloc(LIMITES_DE_DOCUMENTO.descompactado + 1))),
      'grande-demais',
    ],
    [
      'too large',
      Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(LIMITES_DE_DOCUMENTO.bytes)]),
      'grande-demais',
    ],
  ])('%s is refused', async (_, bytes, motivo) => {
    const resultado = await prepararDocumento(bytes)
    expect(resultado).toMatchObject({ ok: false, motivo })
    expect(!resultado.ok && resultado.mensagem).toMatch(/^[A-Z].*\.$/)
  })

  it('never throws, whatever follows the header', async () => {
    const pedaco = fc.oneof(
      fc.uint8Array({ maxLength: 60 }).map((u) => Buffer.from(u)),
      fc
        .constantFrom('stream\n', 'endstream', '<< /ObjStm ', '/Image', 'x\x9c', '%%EOF', 'startxref')
        .map((t) => Buffer.from(t, 'latin1')),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pedaco, { maxLength: 20 }), async (pedacos) => {
        const resultado = await prepararDocumento(pdf(...pedacos))
        expect(typeof resultado.ok).toBe('boolean')
      }),
      { numRuns: 200 },
    )
  })
})

describe('pictures of documents', () => {
  it.each(['jpeg', 'png'] as const)(
    '%s is made anew, without metadata, upright, at most 3000 px',
    async (formato) => {
      const enviado = await sharp({
        create: { width: 4000, height: 1000, channels: 3, background: '#eeeeee' },
      })
        .withMetadata({ orientation: 6 })
        .withExif({ IFD0: { Copyright: 'Rastro' }, IFD3: { GPSLatitudeRef: 'S' } })
        .withMetadata({ orientation: 6 })
        .toFormat(formato)
        .toBuffer()
      const resultado = await prepararDocumento(enviado)
      if (!resultado.ok) throw new Error(resultado.mensagem)
      const meta = await sharp(resultado.documento.bytes).metadata()
      expect(meta).toMatchObject({ format: formato, width: 750, height: 3000 })
      expect(meta.exif).toBeUndefined()
      expect(resultado.documento.bytes.includes('Rastro')).toBe(false)
    },
  )

  it('keeps a WebP as JPEG', async () => {
    const imagem = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#123456' } })
      .webp()
      .toBuffer()
    const resultado = await prepararDocumento(imagem)
    expect(resultado).toMatchObject({ ok: true, documento: { tipo: 'image/jpeg', extensao: 'jpg' } })
  })

  it('drops what was hung behind the picture', async () => {
    const imagem = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer()
    const resultado = await prepararDocumento(
      Buffer.concat([imagem, Buffer.from('<script>alert(1)</script>')]),
    )
    expect(resultado.ok && resultado.documento.bytes.includes('<script>')).toBe(false)
    expect(resultado.ok).toBe(true)
  })

  it.each([
    ['empty', new Uint8Array(), 'vazio'],
    ['text', Buffer.from('oi'), 'tipo-errado'],
    ['a broken WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'corrompido'],
    ['broken JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0, 1]), 'corrompido'],
  ])('%s is refused', async (_, bytes, motivo) =>
    expect(await prepararDocumento(bytes)).toMatchObject({ ok: false, motivo }),
  )
})

describe('names to show', () => {
  it.each([
    ['RG frente.pdf', 'RG frente.pdf'],
    ['C:\\Users\\ana\\rg.pdf', 'rg.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['nota\u202Efdp.exe', 'notafdp.exe'],
    ['a\0b\nc.pdf', 'abc.pdf'],
    ['', 'documento'],
    ['/', 'documento'],
    ['x'.repeat(300), 'x'.repeat(120)],
  ])('%j → %j', (nome, exibido) => expect(nomeParaExibir(nome)).toBe(exibido))
})
