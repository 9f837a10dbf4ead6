// A film through the parts into a store that speaks S3, whole and unchanged: of the largest size in the night.
import { createHash, randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { comecarEnvioDeAnexo } from '@martelo/contracts/anexos/comecar-envio-de-anexo.contract.ts'
import { concluirEnvioDeAnexo } from '@martelo/contracts/anexos/concluir-envio-de-anexo.contract.ts'
import { enviarParteDoAnexo } from '@martelo/contracts/anexos/enviar-parte-do-anexo.contract.ts'
import { limitesDaParte, quantasPartes } from '@martelo/domain/anexos/envio-em-partes.ts'
import { TIPOS_DE_ANEXO } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vezes } from '../../../../../tests/noite.ts'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { abrirArmazenamentoEmS3 } from '../../core/files/armazenamento-s3.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

interface Servidor {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
// It brings no types.
const S3rver = createRequire(import.meta.url)('s3rver') as new (opcoes: object) => Servidor

const TAMANHO = vezes(21 * 1024 * 1024 + 777, TIPOS_DE_ANEXO.video.maximoBytes)

let c: Cenario
let servidor: Servidor
let pasta: string
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 0, lotes: 0 })
  pasta = await mkdtemp(path.join(tmpdir(), 'envios-s3-'))
  servidor = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    vhostBuckets: false,
    directory: pasta,
    configureBuckets: [{ name: 'martelo' }],
  })
  const { port } = await servidor.run()
  const arquivos = await abrirArmazenamentoEmS3(`http://S3RVER:S3RVER@127.0.0.1:${port}/martelo/casa`)
  Object.assign(c.servicos, { arquivos })
})
afterAll(async () => {
  await servidor.close()
  await c.fechar()
  await rm(pasta, { recursive: true, force: true })
})

/** The n-th part: made as it is sent, for half a gigabyte does not belong into memory. */
function pedaco(n: number): Buffer {
  const { de = 0, ate = 0 } = limitesDaParte(TAMANHO, n) ?? {}
  const b = Buffer.alloc(ate - de, n % 251)
  if (n === 1) b.write('\0\0\0\u0018ftypqt  ', 0, 'latin1')
  return b
}

test('the film that was read back is the film that was sent, byte by byte', async () => {
  const ctx = () => c.ctx({ ...c.equipe, papeis: ['ADM'] })
  const comecado = await executarChamada(ctx(), comecarEnvioDeAnexo, {
    params: { entidade: 'leilao', uid: c.leilao.uid },
    body: { nome: 'volta.mov', tamanho: TAMANHO, tipo: 'video', chaveDoPedido: randomUUID() },
  })
  expect(comecado.erro).toBeNull()
  const { uid } = comecado.valor
  const enviado = createHash('sha256')
  for (let numero = 1; numero <= quantasPartes(TAMANHO); numero++) {
    const corpo = pedaco(numero)
    enviado.update(corpo)
    const r = await executarChamada(ctx(), enviarParteDoAnexo, {
      params: { uid, numero },
      body: { corpo, cabecalhos: {}, busca: {} },
    })
    expect(r.erro).toBeNull()
  }
  expect((await executarChamada(ctx(), concluirEnvioDeAnexo, { params: { uid } })).erro).toBeNull()
  const { rows } = await sql<{
    arquivo: string
  }>`select arquivo from anexo where entidade_uid = ${c.leilao.uid}`.execute(c.banco.sistema)
  const lido = await c.servicos.arquivos.privado.ler(rows[0]?.arquivo ?? '')
  expect(lido?.tamanho).toBe(TAMANHO)
  const guardado = createHash('sha256')
  for await (const parte of lido?.corrente ?? []) guardado.update(parte as Buffer)
  expect(guardado.digest('hex')).toBe(enviado.digest('hex'))
}, 600_000)
