// Once a minute, and when a person asks: what each bank does not know yet of its lots goes into the outbox. One step per lot
// and turn, so that a bank hears in order.
import { resultadoDoLote } from '@martelo/domain/integracoes/resultado-para-fora.ts'
import { type OperacaoDeLote, proximaSincronia } from '@martelo/domain/integracoes/sincronia-do-lote.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { definirEnvio, reabrirEnvio } from '../../core/externo/envio.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import {
  BANCOS,
  type BancoComitente,
  BRADESCO,
  type NomeDoBanco,
  PAN,
} from './bancos-comitentes.integration.ts'
import {
  acharLoteDoBanco,
  esperarDeNovo,
  guardarErro,
  guardarNumero,
  incluirLotes,
  type LinhaDeLote,
  lotesDoBanco,
  marcarDito,
} from './lotes-do-banco.sql.ts'
import { perguntarDosLideres } from './perguntar-dos-lideres.ts'

interface Dito {
  readonly iloUid: string
  readonly operacao: OperacaoDeLote
  readonly valor: number | null
}

const paraO = (parceiro: typeof BRADESCO) =>
  definirEnvio<(typeof BRADESCO)['campos'], BancoComitente, Dito, string>(parceiro, 'lote', {
    idempotente: true,
    async enviar(porta, { ler, hotId, dados, chave }) {
      const l = await ler((tx) => acharLoteDoBanco(tx, hotId, dados.iloUid))
      if (l === undefined) throw new Error(`the lot ${dados.iloUid} vanished`)
      return porta.contar(
        dados.operacao,
        {
          lote: l.lelUid,
          numero: l.ordem,
          nome: l.nome,
          placa: l.placa,
          chassi: l.chassi,
          tags: l.tags,
          valor: dados.valor,
          arremateId: l.arremateId,
        },
        chave,
      )
    },
    aoConcluir: (tx, { hotId, dados }, numero) =>
      guardarNumero(tx, hotId, dados.iloUid, dados.operacao, numero),
    aoFalhar: (tx, { hotId, dados }, _, erro) => guardarErro(tx, hotId, dados.iloUid, erro),
  })
const ENVIO = { Bradesco: paraO(BRADESCO), Pan: paraO(PAN) } as const

/** Answers how many steps were scheduled. */
export async function sincronizarIntegracao(
  tx: Tx,
  hotId: number,
  i: { readonly id: number; readonly integradora: NomeDoBanco },
): Promise<number> {
  // Two turns at once would tell one step twice.
  await sql`select from integracao_leilao where hot_id = ${hotId} and id = ${i.id} for update`.execute(tx)
  await incluirLotes(tx, hotId, i.id)
  let passos = 0
  for (const l of await lotesDoBanco(tx, hotId, i.id))
    passos += (await avancar(tx, hotId, i.integradora, l)) ? 1 : 0
  return passos
}

/** What the bank refused, or never heard, is sent again as it was: the same key, so that it is done once. */
export async function repetirRecusados(
  tx: Tx,
  hotId: number,
  i: { readonly id: number; readonly integradora: NomeDoBanco },
): Promise<void> {
  const { rows } = await sql<{ id: number; uid: string }>`
    select e.id, x.uid from integracao_lote x join externo_envio e on e.hot_id = x.hot_id and e.parceiro = ${BANCOS[i.integradora].nome}
      and e.operacao = 'lote' and e.chave = x.uid || '|' || x.passo
    where x.hot_id = ${hotId} and x.ile_id = ${i.id} and x.situacao = 'ERRO' and e.situacao in ('falhou', 'recusado', 'conferir')
    for update of x, e`.execute(tx)
  for (const { id, uid } of rows) {
    await reabrirEnvio(tx, hotId, id)
    await esperarDeNovo(tx, hotId, uid)
  }
}

async function avancar(tx: Tx, hotId: number, banco: NomeDoBanco, l: LinhaDeLote): Promise<boolean> {
  // What is on its way, or waits for a person, comes first.
  if (l.dito !== '' && l.situacao !== 'SINCRONIZADO') return false
  const resultado = resultadoDoLote(l.situacaoLote)
  const vendido = resultado === 'arrematado' || resultado === 'condicional'
  const valor = vendido ? l.valor : null
  const p = proximaSincronia({
    resultado,
    valor,
    desde: l.situacaoAt.getTime(),
    dito: l.dito,
    vendidoDito: l.vendidoDito,
  })
  if (p === null) return false
  const passo = await marcarDito(tx, hotId, l.id, p)
  await ENVIO[banco].agendar(tx, {
    hotId,
    dados: { iloUid: l.uid, operacao: p.operacao, valor },
    objeto: { tipo: 'lote', uid: l.lelUid },
    // What was undone and done again the same way is told again.
    chave: `${l.uid}|${passo}`,
  })
  return true
}

/** Auctions older than this are looked at only for lots that moved since their bank heard of them. */
const RECENTES_DIAS = 45
const POR_VEZ = 1000

export async function sincronizarBancos({ banco, log }: Pick<Servicos, 'banco' | 'log'>): Promise<number> {
  const { rows } = await sql<{ id: number; hotId: number; integradora: NomeDoBanco }>`
    select i.id, i.hot_id, i.integradora from integracao_leilao i join leilao a on a.id = i.lei_id
    where a.data > clock_timestamp() - make_interval(days => ${RECENTES_DIAS}) or exists (
      select from integracao_lote x join lote l on l.id = x.lel_id
      where x.ile_id = i.id and x.situacao = 'SINCRONIZADO' and l.situacao_at > x.sincronizado_at)
    order by i.id desc limit ${POR_VEZ}`.execute(banco.sistema)
  let passos = 0
  for (const i of rows)
    passos += await banco
      .doHotsite(i.hotId, (tx) => sincronizarIntegracao(tx, i.hotId, i))
      .catch((e: unknown) => {
        // One auction must not hold the others back; it is tried again in a minute.
        log.error({ err: e, integracao: i.id }, "a bank's lots were not looked at")
        return 0
      })
  return passos
}

definirTarefa<Record<string, never>>('sincronizar-bancos', async (_, s) => {
  await sincronizarBancos(s)
  await perguntarDosLideres(s)
})
