// The files of a client who is forgotten: gone whatever dies in between, and never those that another row names.
import { enviarDocumento } from '@martelo/contracts/clientes/enviar-documento.contract.ts'
import { pedirExclusao } from '@martelo/contracts/clientes/pedir-exclusao.contract.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { apagarDepois, apagarSemDono, guardarParaLinha } from '../../core/files/apagar-sem-dono.ts'
import { trabalharFila } from '../../core/jobs/fila.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { resumirSenha } from '../usuarios/segredos.ts'
import { executarExclusoes } from './executar-exclusoes.job.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 4, lotes: 1 })
  const senha = await resumirSenha('segredo1')
  await sql`update usuario set senha_hash = ${senha}`.execute(c.banco.sistema)
})
afterAll(async () => {
  await c.fechar()
})

const cliente = (i: number) => c.clientes[i] as ClienteDoCenario
const foto = (r: number) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: { r, g: 0, b: 0 } } })
    .jpeg()
    .toBuffer()
const privado = () => c.servicos.arquivos.privado

async function enviar(i: number, bytes: Buffer): Promise<string> {
  const r = await executarChamada(c.ctx(cliente(i)), enviarDocumento, {
    body: { tipo: 'IDENTIDADE' },
    arquivos: [{ nome: 'rg.jpg', bytes }],
  })
  expect(r.erro).toBeNull()
  const { arquivo } = await c.banco.sistema
    .selectFrom('clienteDocumento')
    .select('arquivo')
    .where('cliId', '=', cliente(i).cliId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(await privado().existe(arquivo)).toBe(true)
  return arquivo
}

async function esquecer(i: number): Promise<void> {
  const r = await executarChamada(c.ctx(cliente(i)), pedirExclusao, { body: { senha: 'segredo1' } })
  expect(r.erro).toBeNull()
  await sql`update pedido_exclusao set executar_at = now() where situacao = 'PEDIDO'`.execute(c.banco.sistema)
  expect(await executarExclusoes(c.servicos)).toBe(1)
}

const naFila = async (): Promise<string[]> => {
  const r = await sql<{ chave: string }>`
    select j.payload->>'chave' as chave from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'apagar-arquivo-sem-dono'`.execute(c.banco.sistema)
  return r.rows.map((x) => x.chave)
}

async function trabalhar(): Promise<void> {
  const fila = await trabalharFila(c.servicos, '')
  try {
    await expect.poll(naFila, { timeout: 20_000 }).toEqual([])
  } finally {
    await fila.stop()
  }
}

test('a process that dies after the commit leaves the deletion in the queue', async () => {
  const chave = await enviar(0, await foto(10))
  await sql`insert into documento_restrito (hot_id, integradora, cli_id, restrito, motivo)
    values (${c.hotsite.id}, 'Bradesco', ${cliente(0).cliId}, true, 'Lista')`.execute(c.banco.sistema)
  await esquecer(0)
  const restricoes = await sql`select from documento_restrito`.execute(c.banco.sistema)
  expect(restricoes.rows).toEqual([])
  // The process that carried it out is gone here; its rows are too.
  expect(await naFila()).toEqual([chave])
  expect(await privado().existe(chave)).toBe(true)
  await trabalhar()
  expect(await privado().existe(chave)).toBe(false)
  expect(await apagarSemDono(c.servicos, chave)).toBe(false)
})

test('a file that another client’s row shares stays until that row goes too', async () => {
  const bytes = await foto(20)
  const chave = await enviar(1, bytes)
  expect(await enviar(2, bytes)).toBe(chave)
  await esquecer(1)
  await trabalhar()
  expect(await privado().existe(chave)).toBe(true)
  await esquecer(2)
  await trabalhar()
  expect(await privado().existe(chave)).toBe(false)
})

test('the same bytes sent while they are deleted are there when the sender is answered', async () => {
  const arquivo = {
    chave: `documentos/${c.hotsite.id}/aa/aa.jpg`,
    bytes: await foto(30),
    tipo: 'image/jpeg',
  } as const
  await privado().gravar(arquivo.chave, arquivo.bytes, arquivo.tipo)
  let apagada: Promise<boolean> | undefined
  await c.banco.doHotsite(c.hotsite.id, async (tx) => {
    await guardarParaLinha(tx, privado(), arquivo)
    apagada = apagarSemDono(c.servicos, arquivo.chave)
    // It waits for this transaction, which writes its row last.
    await expect
      .poll(async () => {
        const r = await sql<{ n: number }>`select count(*)::int as n from pg_locks
          where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`.execute(
          c.banco.sistema,
        )
        return r.rows[0]?.n
      })
      .toBe(1)
    await tx
      .insertInto('clienteDocumento')
      .values({
        hotId: c.hotsite.id,
        cliId: cliente(3).cliId,
        tipo: 'IDENTIDADE',
        arquivo: arquivo.chave,
        nomeOriginal: 'rg.jpg',
        tipoArquivo: arquivo.tipo,
        tamanho: arquivo.bytes.length,
      })
      .execute()
  })
  expect(await apagada).toBe(false)
  expect(await privado().existe(arquivo.chave)).toBe(true)
  // The other way round: deleted first, and written again by the next upload.
  await privado().apagar(arquivo.chave)
  await c.banco.doHotsite(c.hotsite.id, (tx) => guardarParaLinha(tx, privado(), arquivo))
  expect(await privado().existe(arquivo.chave)).toBe(true)
})

test('a removal that rolls back deletes nothing', async () => {
  const chave = await enviar(3, await foto(40))
  await expect(
    c.banco.doHotsite(c.hotsite.id, async (tx) => {
      await apagarDepois(tx, [chave])
      throw new Error('the transaction fails')
    }),
  ).rejects.toThrow('the transaction fails')
  expect(await naFila()).toEqual([])
  expect(await privado().existe(chave)).toBe(true)
})
