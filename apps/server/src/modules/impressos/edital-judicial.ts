// What the notice of a court's auction says beyond that of any other (CPC, art. 886): the case, both rounds with their dates
// and minimums, each good's valuation with burdens and pending appeals, the terms of instalments, and the rights of preference.
import type { Bloco } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { dizerPracas } from '@martelo/domain/judicial/dizer-praca.ts'
import { type Indice, MULTA_DA_LEI, ROTULO_DO_INDICE } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { minimoDaPraca } from '@martelo/domain/judicial/pracas.ts'
import { corEscrita } from '@martelo/domain/veiculos/cor-escrita.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { anos, linhas } from './folhas-do-leilao.ts'
import type { LoteNoPapel } from './papeis-do-leilao.sql.ts'
import { dados } from './partes-da-folha.ts'

export interface CausaNoPapel {
  readonly processo: string
  readonly vara: string
  readonly comarca: string
  readonly exequente: string | null
  readonly executado: string | null
  readonly primeiraInicio: Date
  readonly primeiraFim: Date
  readonly segundaInicio: Date
  readonly segundaFim: Date
  readonly segundaPorcentagem: number
  readonly aceitaParcelamento: boolean
  readonly entradaMinima: number
  readonly parcelasMaximas: number
  readonly preferenciaHoras: number
  readonly indice: Indice
  /** by the lot's id */
  readonly lotes: Readonly<Record<string, { readonly avaliacao: number; readonly onus: string | null }>>
}

/** Undefined: the auction is no court's. */
export async function lerCausa(tx: Tx, hotId: number, leiId: number): Promise<CausaNoPapel | undefined> {
  const r = await sql<CausaNoPapel>`
    select j.processo, j.vara, j.comarca, j.exequente, j.executado, j.primeira_inicio, a.data as primeira_fim, j.segunda_inicio, j.segunda_fim,
      j.segunda_porcentagem::float8 as segunda_porcentagem, j.aceita_parcelamento, j.entrada_minima, j.parcelas_maximas,
      j.preferencia_horas, j.indice,
      (select coalesce(jsonb_object_agg(q.lel_id, jsonb_build_object('avaliacao', q.avaliacao, 'onus', q.onus)), '{}')
        from lote_judicial q join lote l on l.id = q.lel_id where l.lei_id = j.lei_id and q.hot_id = j.hot_id) as lotes
    from leilao_judicial j join leilao a on a.id = j.lei_id where j.lei_id = ${leiId} and j.hot_id = ${hotId}`.execute(
    tx,
  )
  return r.rows[0]
}

export function processoEPracas(c: CausaNoPapel): Bloco[] {
  return [
    dados('Processo', [
      ['Número', c.processo],
      ['Juízo', `${c.vara}, comarca de ${c.comarca}`],
      ['Exequente', c.exequente],
      ['Executado', c.executado],
    ]),
    dados(
      'Praças',
      dizerPracas({
        ...c,
        primeiraInicio: c.primeiraInicio.getTime(),
        primeiraFim: c.primeiraFim.getTime(),
        segundaInicio: c.segundaInicio.getTime(),
        segundaFim: c.segundaFim.getTime(),
      }),
    ),
  ]
}

export function condicoesDoJuizo(c: CausaNoPapel): Bloco[] {
  return [
    {
      tipo: 'texto',
      titulo: 'Pagamento em parcelas (CPC, art. 895)',
      paragrafos: c.aceitaParcelamento
        ? [
            `Até o início de cada praça aceita-se proposta escrita, de valor não inferior ao mínimo dela, com entrada de ao menos ${c.entradaMinima}% à vista e o restante em até ${c.parcelasMaximas} parcelas mensais, corrigidas por: ${ROTULO_DO_INDICE[c.indice]}, garantidas por caução idônea (móveis) ou hipoteca do próprio bem (imóveis).`,
            'O lance à vista sempre prevalece sobre a proposta parcelada. Entre propostas prevalece a de maior valor; iguais, a de menos parcelas e, depois, a primeira.',
            `No atraso de qualquer parcela incide multa de ${MULTA_DA_LEI}% sobre a soma dela com as que se seguem. O exequente pode pedir a resolução da arrematação ou a execução do valor devido.`,
          ]
        : ['O pagamento é à vista.'],
    },
    {
      tipo: 'texto',
      titulo: 'Direito de preferência (CPC, arts. 843 e 892)',
      paragrafos: [
        `Coproprietário, cônjuge, companheiro, descendente ou ascendente do executado, e União, Estado ou Município quanto a bem tombado, declaram o direito na página do lote, com as provas. Reconhecido, igualam o lance vencedor em até ${c.preferenciaHoras} horas depois do encerramento do lote, enquanto ele não foi pago.`,
      ],
    },
  ]
}

export function tabelaDoJuizo(c: CausaNoPapel, lotes: readonly LoteNoPapel[]): Bloco {
  return {
    tipo: 'tabela',
    titulo: 'Bens',
    vazia: 'Nada foi incluído ainda.',
    colunas: [
      { titulo: 'Bem, ônus e onde está', peso: 6, nomeia: true },
      // One column for three amounts: on a phone two would break them.
      { titulo: 'Avaliação e mínimos', peso: 3.2, valor: true },
    ],
    linhas: lotes.map((l) => {
      const q = c.lotes[String(l.id)]
      return [
        linhas(
          `${l.numero} – ${l.nome}`,
          [anos(l), corEscrita(l.cor), l.placa && `placa final ${l.placa.slice(-1)}`]
            .filter(Boolean)
            .join(' · '),
          `Ônus, débitos, recursos e processos pendentes: ${q?.onus ?? 'não constam'}`,
          [l.patio, l.cidade && `${l.cidade}/${l.uf}`].filter(Boolean).join(', '),
        ),
        q === undefined
          ? 'A avaliar'
          : linhas(
              'Avaliação e 1ª praça',
              formatarReais(q.avaliacao),
              '2ª praça',
              formatarReais(minimoDaPraca(2, q.avaliacao, c)),
            ),
      ]
    }),
  }
}
