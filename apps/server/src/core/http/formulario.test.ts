import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aceitarFormularios, FormularioRecusado, lerFormulario, nomeDoArquivo } from './formulario.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  await aceitarFormularios(app)
  app.setErrorHandler((e, _q, r) =>
    r.status(e instanceof FormularioRecusado ? e.statusCode : 500).send({ erro: String(e) }),
  )
  app.post('/', async (q) => {
    const { body, arquivos } = await lerFormulario(q, { maxArquivos: 2, maxBytes: 1000 })
    return { body, arquivos: arquivos.map((a) => [a.campo, a.nome, a.bytes.length]) }
  })
})
afterAll(() => app.close())

const campo = (nome: string, valor: string, mais = ''): string =>
  `--F\r\nContent-Disposition: form-data; name="${nome}"${mais}\r\n\r\n${valor}\r\n`
const foto = (nome: string, bytes = 3): string => campo('foto', 'x'.repeat(bytes), `; filename="${nome}"`)
const FIM = '--F--\r\n'

async function enviar(corpo: string, tipo = 'multipart/form-data; boundary=F') {
  const r = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': tipo }, body: corpo })
  return { status: r.statusCode, dito: r.json<Record<string, unknown>>() }
}

test('fields and files are read', async () => {
  const { status, dito } = await enviar(`${campo('nome', 'Ana')}${foto('a.png')}${FIM}`)
  expect(status).toBe(200)
  expect(dito).toEqual({ body: { nome: 'Ana' }, arquivos: [['foto', 'a.png', 3]] })
})

test.each([
  ['cut within a file', `${campo('nome', 'Ana')}${foto('a.png').slice(0, -3)}`, 400],
  ['cut within a header', campo('nome', 'Ana').slice(0, 20), 400],
  ['without its end', foto('a.png'), 400],
  ['with a field of the prototype', `${campo('__proto__', 'x')}${FIM}`, 400],
  ['with a file of the prototype', `${campo('__proto__', 'x', '; filename="a"')}${FIM}`, 400],
  ['with a constructor', `${campo('constructor', 'x')}${FIM}`, 400],
  ['with a file that is too large', `${foto('a.png', 2000)}${FIM}`, 413],
  ['with too many files', `${foto('a')}${foto('b')}${foto('c')}${FIM}`, 413],
  ['with too many fields', `${'x'.repeat(40).replace(/x/g, campo('n', '1'))}${FIM}`, 413],
  ['with a field that is too long', `${campo('n', 'x'.repeat(70_000))}${FIM}`, 413],
])('a form %s is the sender’s error', async (_, corpo, esperado) => {
  expect((await enviar(corpo)).status).toBe(esperado)
})

test('a form without a boundary is the sender’s error', async () => {
  expect((await enviar(FIM, 'multipart/form-data')).status).toBe(400)
})

test.each([
  ['foto.png', 'foto.png'],
  ['C:\\Users\\ana\\foto.png', 'foto.png'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\r\nc.png', 'abc.png'],
  ['\ud800.png', '\ufffd.png'],
  ['', 'arquivo'],
  [undefined, 'arquivo'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('a file that is called %j', (enviado, nome) => {
  expect(nomeDoArquivo(enviado)).toBe(nome)
})
