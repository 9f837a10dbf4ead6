// A rotation of keys reaches everything that is encrypted: no column of bytes exists that is neither walked nor known to be
// something else, and after the walk the old key opens nothing that is needed.
import { randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../tests/pg/cenario.ts'
import { abrirCofre, type Cofre } from '../core/externo/cofre.ts'
import { recifrarTudo } from '../core/externo/recifrar.ts'
import { COLUNAS_CIFRADAS } from './colunas-cifradas.ts'

/** Bytes that no key of MARTELO_CHAVES opens. */
const NAO_CIFRADAS = [
  // digests: compared, never read back
  'aparelho_conhecido.resumo',
  'cadastro_pendente.codigo_hash',
  'cadastro_pendente.segredo_hash',
  'chave_comitente.hash',
  'codigo_de_recuperacao.resumo',
  'gravacao.hash',
  'gravacao.hash_anterior',
  'gravacao.sha256',
  'gravacao_marca.hash',
  'lance.hash',
  'login_pendente.resumo',
  'lote.hash_ultimo',
  'mudanca_de_contato.desfazer_hash',
  'registro_dia.raiz',
  'registro_dia_lote.raiz',
  'registro_dia_auditoria.hash',
  'registro_dia_gravacao.hash',
  'registro_raiz.raiz',
  'remocao_link.resumo',
  'segredo_uso_unico.segredo_hash',
  'sessao.refresh_hash',
  'transmissao.chave_hash',
  // public by nature
  'chave_de_acesso.chave_publica',
  'registro_dia.chave',
  'registro_dia.assinatura',
  'registro_raiz.chave',
  'registro_raiz.assinatura',
  'externo_aviso.corpo',
  // sealed under the installation's own key, which lies in the database and moves with it
  'chave_do_sistema.valor',
  'login_pendente.novo_segredo',
  'segundo_fator.segredo',
]

const emColuna = (t: string): string => t.replace(/[A-Z]/g, (l) => `_${l.toLowerCase()}`)
const chave = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`
const [K1, K2] = [chave('k1'), chave('k2')]
const velho = abrirCofre(K1)
let c: Cenario
beforeAll(async () => {
  c = await criarCenario({ clientes: 0, lotes: 0 })
})
afterAll(() => c.fechar())

test('every column of bytes is walked by a rotation, or is known to be no ciphertext', async () => {
  const { rows } = await sql<{ coluna: string }>`select table_name || '.' || column_name as coluna
    from information_schema.columns where table_schema = 'public' and data_type = 'bytea'
      and table_name in (select tablename from pg_tables where schemaname = 'public')
      and table_name not in (select inhrelid::regclass::text from pg_inherits)`.execute(c.banco.sistema)
  const havidas = rows.map((r) => r.coluna).sort()
  const andadas = COLUNAS_CIFRADAS.map((x) => `${emColuna(x.tabela)}.${emColuna(x.cifrado)}`)
  expect(havidas.length).toBeGreaterThan(20)
  expect(havidas).toEqual([...andadas, ...NAO_CIFRADAS].sort())
})

/** One row of each, encrypted by `cofre`, with the texts as they should be read. */
async function semear(cofre: Cofre, hotId: number): Promise<void> {
  const [web, destino] = [randomUUID(), randomUUID()]
  const cifrar = (i: number, linha: Record<string, string | number>) => {
    const coluna = COLUNAS_CIFRADAS[i]
    if (coluna === undefined) throw new Error('no such column')
    return cofre.cifrar(`segredo ${coluna.tabela}`, coluna.contexto(linha)).bytes
  }
  const id = String(cofre.chaveId)
  await c.banco.sistema.transaction().execute(async (tx) => {
    // The channel and the consignor behind them are not what is looked at.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into externo_credencial (hot_id, parceiro, cifrado, chave_id, salva_por)
      values (${hotId}, 'sms', ${cifrar(0, { hotId, parceiro: 'sms' })}, ${id}, 'prova')`.execute(tx)
    await sql`insert into webhook_comitente (uid, hot_id, com_id, ambiente, endereco, eventos, segredo, segredo_chave)
      values (${web}, ${hotId}, 1, 'producao', 'https://x.exemplo', '{lote}', ${cifrar(1, { hotId, uid: web })}, ${id})`.execute(
      tx,
    )
    await sql`insert into destino_transmissao (uid, hot_id, can_id, nome, rede, layout, url_rmtp, chave, chave_id)
      values (${destino}, ${hotId}, ${hotId}, 'Canal', 'OUTRA', '16:9', 'rtmp://x.exemplo', ${cifrar(2, { hotId, uid: destino })}, ${id})`.execute(
      tx,
    )
  })
}

async function ler(cofre: Cofre): Promise<string[]> {
  const lidos: string[] = []
  for (const k of COLUNAS_CIFRADAS) {
    const solto = c.banco.sistema as unknown as Kysely<Record<string, Record<string, unknown>>>
    for (const l of await solto.selectFrom(k.tabela).selectAll().where('hotId', '=', c.hotsite.id).execute())
      lidos.push(
        cofre.decifrar({ chaveId: String(l[k.chaveId]), bytes: l[k.cifrado] as Buffer }, k.contexto(l)),
      )
  }
  return lidos
}

test('a new key takes everything over, the old one can go, and what no key opens is counted', async () => {
  await semear(velho, c.hotsite.id)
  await semear(abrirCofre(chave('k0')), c.outroHotsite.id)
  const ambos = abrirCofre(`${K2},${K1}`)
  const n = COLUNAS_CIFRADAS.length
  expect(await recifrarTudo(c.banco, ambos, COLUNAS_CIFRADAS)).toEqual({
    feitas: n,
    jaEstavam: 0,
    ilegiveis: n,
  })
  expect(await recifrarTudo(c.banco, ambos, COLUNAS_CIFRADAS)).toEqual({
    feitas: 0,
    jaEstavam: n,
    ilegiveis: n,
  })
  expect(await ler(abrirCofre(K2))).toEqual(COLUNAS_CIFRADAS.map((k) => `segredo ${k.tabela}`))
  await expect(ler(velho)).rejects.toThrow(/k2/)
})
