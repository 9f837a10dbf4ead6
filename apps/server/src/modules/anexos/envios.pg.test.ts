// Uploads in parts on a real database and store: a cut one goes on, the same twice is one file, nothing stays behind.
import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { cancelarEnvioDeAnexo } from '@martelo/contracts/anexos/cancelar-envio-de-anexo.contract.ts'
import { comecarEnvioDeAnexo } from '@martelo/contracts/anexos/comecar-envio-de-anexo.contract.ts'
import { concluirEnvioDeAnexo } from '@martelo/contracts/anexos/concluir-envio-de-anexo.contract.ts'
import { enviarParteDoAnexo } from '@martelo/contracts/anexos/enviar-parte-do-anexo.contract.ts'
import { listarAnexos } from '@martelo/contracts/anexos/listar-anexos.contract.ts'
import {
  ENVIOS_POR_CONTA,
  limitesDaParte,
  PARTE_BYTES,
  quantasPartes,
} from '@martelo/domain/anexos/envio-em-partes.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { chaveDaParte } from './envios.sql.ts'
import { esquecerEnvio } from './esquecer-envios.job.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 1, lotes: 1 })
})
afterAll(async () => {
  await c.fechar()
})
beforeEach(async () => {
  await sql`delete from envio_de_anexo`.execute(c.banco.sistema)
})

const adm = (): Pessoa => ({ ...c.equipe, papeis: ['ADM'] })
const dono = () => ({ entidade: 'leilao', uid: c.leilao.uid })
/** Two whole parts and a short one, each different. */
function filme(marca: string, bytes = 2 * PARTE_BYTES + 777): Buffer {
  const b = Buffer.alloc(bytes)
  for (let i = 0; i < bytes; i += 4096) b.writeUInt32BE(i, i > bytes - 4 ? 0 : i)
  b.write(`\0\0\0\u0018ftypqt  ${marca}`, 0, 'latin1')
  return b
}
const comecar = (bytes: Buffer, mudar: object = {}, quem = adm()) =>
  executarChamada(c.ctx(quem), comecarEnvioDeAnexo, {
    params: dono(),
    body: { nome: 'volta.mov', tamanho: bytes.length, tipo: 'video', chaveDoPedido: randomUUID(), ...mudar },
  })
const parte = (uid: string, numero: number, corpo: Uint8Array, quem = adm()) =>
  executarChamada(c.ctx(quem), enviarParteDoAnexo, {
    params: { uid, numero },
    body: { corpo, cabecalhos: {}, busca: {} },
  })
function pedaco(bytes: Buffer, n: number): Buffer {
  const { de = 0, ate = 0 } = limitesDaParte(bytes.length, n) ?? {}
  return bytes.subarray(de, ate)
}
const concluir = (uid: string, quem = adm()) =>
  executarChamada(c.ctx(quem), concluirEnvioDeAnexo, { params: { uid } })
const partesNoArmazem = async (uid: string, quantas = 3) => {
  const ha: boolean[] = []
  for (let n = 1; n <= quantas; n++)
    ha.push(await c.servicos.arquivos.privado.existe(chaveDaParte(c.hotsite.id, uid, n)))
  return ha
}

test('a cut upload resumes with the missing parts; the end is idempotent', async () => {
  const bytes = filme('um')
  const chaveDoPedido = randomUUID()
  const primeira = await comecar(bytes, { chaveDoPedido })
  expect(primeira.erro).toBeNull()
  const { uid } = primeira.valor
  expect((await parte(uid, 2, pedaco(bytes, 2))).valor.recebidas).toEqual([2])
  // The line breaks in the middle of a part, and comes back: another page, the same key.
  expect((await parte(uid, 1, pedaco(bytes, 1).subarray(0, 1000))).status).toBe(422)
  expect((await concluir(uid)).erro?.error).toBe('FALTAM_PARTES')
  const segunda = await comecar(bytes, { chaveDoPedido })
  expect(segunda.valor).toEqual({ uid, recebidas: [2], pronto: false })
  await Promise.all([
    parte(uid, 3, pedaco(bytes, 3)),
    parte(uid, 1, pedaco(bytes, 1)),
    parte(uid, 1, pedaco(bytes, 1)),
  ])
  const fim = await concluir(uid)
  expect(fim.erro).toBeNull()
  const a = fim.valor.at(-1)
  expect(a).toMatchObject({
    nome: 'volta.mov',
    tipo: 'video',
    tipoArquivo: 'video/quicktime',
    tamanho: bytes.length,
  })
  expect(a?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  const { rows } = await sql<{
    chave: string
  }>`select arquivo as chave from anexo where uid = ${a?.uid}`.execute(c.banco.sistema)
  const lido = await c.servicos.arquivos.privado.ler(rows[0]?.chave ?? '')
  expect(lido && (await buffer(lido.corrente)).equals(bytes)).toBe(true)
  // The answer was lost: begun again under its key it is there, and it is one file.
  expect((await comecar(bytes, { chaveDoPedido })).valor.pronto).toBe(true)
  expect((await concluir(uid)).status).toBe(404)
  const todos = (await executarChamada(c.ctx(adm()), listarAnexos, { params: dono() })).valor
  expect(todos.filter((x) => x.nome === 'volta.mov').length).toBe(1)
  const trabalhos = await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'esquecer-envio-de-anexo' and j.payload->>'uid' = ${uid}`.execute(c.banco.sistema)
  expect(trabalhos.rows[0]?.n).toBe(2)
  await esquecerEnvio(c.servicos, { hotId: c.hotsite.id, uid, partes: quantasPartes(bytes.length) })
  expect(await partesNoArmazem(uid)).toEqual([false, false, false])
})

test('given up or too old, row and parts leave; what is young stays', async () => {
  const bytes = filme('dois')
  const { uid } = (await comecar(bytes)).valor
  await parte(uid, 1, pedaco(bytes, 1))
  const esquecer = () => esquecerEnvio(c.servicos, { hotId: c.hotsite.id, uid, partes: 3 })
  await esquecer()
  expect(await partesNoArmazem(uid)).toEqual([true, false, false])
  await sql`update envio_de_anexo set iniciado_at = now() - interval '49 hours' where uid = ${uid}`.execute(
    c.banco.sistema,
  )
  await esquecer()
  await esquecer()
  expect(await partesNoArmazem(uid)).toEqual([false, false, false])
  expect((await parte(uid, 2, pedaco(bytes, 2))).status).toBe(404)
  const outro = (await comecar(bytes)).valor.uid
  await parte(outro, 3, pedaco(bytes, 3))
  expect(
    (await executarChamada(c.ctx(adm()), cancelarEnvioDeAnexo, { params: { uid: outro } })).erro,
  ).toBeNull()
  await esquecerEnvio(c.servicos, { hotId: c.hotsite.id, uid: outro, partes: 3 })
  expect(await partesNoArmazem(outro)).toEqual([false, false, false])
})

test('what is no film is told by its content, whatever its name; documents and pictures are made ready as ever', async () => {
  const mandar = async (bytes: Buffer, nome: string, tipo: string) => {
    const { valor } = await comecar(bytes, { nome, tipo })
    for (let n = 1; n <= quantasPartes(bytes.length); n++) await parte(valor.uid, n, pedaco(bytes, n))
    return concluir(valor.uid)
  }
  expect((await mandar(Buffer.alloc(11 * 1024 * 1024, 7), 'falso.mp4', 'video')).erro).toMatchObject({
    error: 'ARQUIVO',
    campos: { arquivo: expect.stringContaining('10 MB') },
  })
  expect((await sql`select 1 from envio_de_anexo`.execute(c.banco.sistema)).rows).toEqual([])
  const foto = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .withExif({ IFD0: { Make: 'Camera-Secreta' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  expect(foto.length).toBeGreaterThan(PARTE_BYTES)
  const r = await mandar(foto, 'foto.png', 'foto')
  expect(r.erro).toBeNull()
  expect(r.valor.at(-1)).toMatchObject({ tipoArquivo: 'image/png', tipo: 'foto' })
})

test('refused before any byte: size, kind, rights, another account, too many at once', async () => {
  const bytes = filme('tres')
  expect((await comecar(bytes, { tamanho: 501 * 1024 * 1024 })).erro).toMatchObject({
    campos: { arquivo: expect.stringContaining('500 MB') },
  })
  expect((await comecar(bytes, { tipo: 'contrato' })).erro?.error).toBe('ARQUIVO')
  expect((await comecar(bytes, {}, { ...c.equipe, papeis: ['SAC'] })).status).toBe(404)
  const chaveDoPedido = randomUUID()
  const { uid } = (await comecar(bytes, { chaveDoPedido })).valor
  const outra: Pessoa = { ...c.equipe, usuId: c.equipe.usuId + 100_000, papeis: ['ADM'] }
  expect((await parte(uid, 1, pedaco(bytes, 1), outra)).status).toBe(404)
  expect((await concluir(uid, outra)).status).toBe(404)
  expect((await parte(uid, 4, Buffer.alloc(1))).status).toBe(422)
  for (let n = 1; n < ENVIOS_POR_CONTA; n++) expect((await comecar(bytes)).erro).toBeNull()
  expect((await comecar(bytes)).erro?.error).toBe('CHEIO')
  expect((await comecar(bytes, { chaveDoPedido })).valor.uid).toBe(uid)
  expect((await sql`select 1 from envio_de_anexo`.execute(c.banco.sistema)).rows.length).toBe(
    ENVIOS_POR_CONTA,
  )
})
