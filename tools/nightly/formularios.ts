// Multipart bodies as broken programs and hostile people send them.
import { type Sorte, TEXTOS_RUINS, um } from './valores.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const ARQUIVOS: readonly Buffer[] = [
  PNG,
  PNG.subarray(0, 30),
  Buffer.from('%PDF-1.7\n1 0 obj << /OpenAction 9 0 R >> endobj\nstartxref\n0\n%%EOF'),
  Buffer.from('a;b;c\r\n1;2;3\r\n'),
  Buffer.alloc(0),
]
const NOMES = ['foto.png', 'a.pdf', '../../x', '__proto__', 'x'.repeat(300), 'a\u0000b.png', '😀.csv', '']

export function formularioRuim(campos: unknown, s: Sorte): { tipo: string; corpo: Buffer } {
  const marca = 'MARCA'
  const parte = (cabecalho: string, corpo: Buffer | string): Buffer[] => [
    Buffer.from(`--${marca}\r\nContent-Disposition: form-data; ${cabecalho}\r\n\r\n`),
    Buffer.from(corpo),
    Buffer.from('\r\n'),
  ]
  const pares = typeof campos === 'object' && campos !== null ? Object.entries(campos) : []
  const nomeRuim = s() < 0.2 ? [[um(s, ['__proto__', 'constructor', ...TEXTOS_RUINS]), 'x'] as const] : []
  const inteiro = Buffer.concat([
    ...[...pares, ...nomeRuim].flatMap(([k, v]) =>
      parte(`name="${k.replace(/["\r\n]/g, '')}"`, typeof v === 'string' ? v : (JSON.stringify(v) ?? '')),
    ),
    ...(s() < 0.8
      ? parte(`name="arquivo"; filename="${um(s, NOMES)}"\r\nContent-Type: image/png`, um(s, ARQUIVOS))
      : []),
    Buffer.from(`--${marca}--\r\n`),
  ])
  const corpo = s() < 0.3 ? inteiro.subarray(0, Math.floor(s() * inteiro.length)) : inteiro
  return { tipo: `multipart/form-data${s() < 0.02 ? '' : `; boundary=${marca}`}`, corpo }
}
