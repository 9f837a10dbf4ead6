// A consignor reads one of his goods whole: what the house knows of it, from the removal to his money. It changes nothing.
import { bemDoComitente } from '@martelo/contracts/portal/bem-do-comitente.contract.ts'
import { etapaDoBem } from '@martelo/domain/portal/etapa-do-bem.ts'
import { sql } from 'kysely'
import { urlPublica } from '../../core/http/arquivos-publicos.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { despesasDosBens } from '../prestacoes/door.ts'
import {
  anulacoesDoBem,
  bemDaPessoa,
  fotosDoBem,
  laudosDoBem,
  remocoesDoBem,
  vendasDoBem,
} from './bem-do-comitente.sql.ts'
import { apresentarLote, apresentarRemocao } from './apresentar-bem.ts'
import { deQuem } from './de-quem.ts'
import { lotesDoComitente } from './lotes-do-comitente.sql.ts'

const TODOS = { texto: null, leiUid: null, comIds: [], situacoes: [], de: null, ate: null } as const
const NO_MAXIMO = 200

handle(bemDoComitente, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const q = deQuem(ctx)
    const v = await bemDaPessoa(tx, q, params.uid)
    if (v === undefined) return recusar('NAO_ENCONTRADO', 'Bem não encontrado.')
    const { id, situacao, ...bem } = v
    const remocoes = await remocoesDoBem(tx, q.hotId, id)
    const linhas = await lotesDoComitente(tx, sql`l.hot_id = ${q.hotId} and l.vei_id = ${id}`, TODOS, {
      limite: NO_MAXIMO,
      pular: 0,
    })
    const vendas = await vendasDoBem(tx, q.hotId, id)
    const anulacoes = await anulacoesDoBem(tx, q.hotId, id)
    const apresentados = linhas.map((l) => apresentarLote(l, vendas, anulacoes))
    const despesas = await despesasDosBens(tx, sql`d.hot_id = ${q.hotId} and d.vei_id = ${id}`, NO_MAXIMO)
    return {
      ...bem,
      desde: iso(v.desde),
      etapa: etapaDoBem({
        situacao,
        noPatio: v.patio !== null,
        remocao: remocoes[0]?.situacao ?? null,
        lote: apresentados[0]?.situacao ?? null,
        prestacao: apresentados[0]?.prestacao?.situacao ?? null,
      }),
      fotos: (await fotosDoBem(tx, q.hotId, id)).map((f) => ({
        uid: f.uid,
        legenda: f.legenda,
        pequena: urlPublica(`${f.chave}-${f.larguras[0]}.webp`),
        grande: urlPublica(`${f.chave}-${f.larguras.at(-1)}.webp`),
      })),
      laudos: (await laudosDoBem(tx, q.hotId, id)).map((l) => ({ ...l, em: iso(l.em) })),
      remocoes: remocoes.map(apresentarRemocao),
      despesas: despesas.map(({ uid, descricao, dia, valor, lancada }) => ({
        uid,
        descricao,
        dia,
        valor,
        lancada,
      })),
      lotes: apresentados,
    }
  }),
)
