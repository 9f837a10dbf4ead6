// Two auctions of courts at the house of auctioneers: one whose first round runs, with an offer in instalments for the second,
// and one whose lots are in their second round, with a right of preference that waits for a decision.
import { minimoDaPraca } from '@martelo/domain/judicial/pracas.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'
import type { Hotsite } from '../../../apps/server/src/core/tenant/hotsites.ts'
import { VEICULOS } from '../veiculos.ts'
import { semearOutroIgual } from './bens.ts'
import type { FotoGuardada } from './fotos.ts'
import { habilitar, type Plano, semearLeilao, semearLote } from './leiloes.ts'
import type { Gente } from './pessoas.ts'

const DIA = 86_400_000
const HORA = 3_600_000
const MINUTO = 60_000

interface Causa {
  readonly nome: string
  readonly processo: string
  readonly vara: string
  readonly comarca: string
  readonly exequente: string
  readonly executado: string
  /** days from now; null: the rounds changed some minutes ago, so that the auction is no older than the others that are live */
  readonly primeira: readonly [inicio: number, fim: number | null]
  readonly segunda: readonly [inicio: number | null, fim: number]
  readonly porcentagem: number
  readonly praca: 1 | 2
  readonly bens: readonly { readonly codigo: string; readonly onus: string | null }[]
}

const CAUSAS: readonly Causa[] = [
  {
    nome: 'Leilão judicial da 2ª Vara Cível de Goiânia',
    processo: '5012345-25.2023.8.09.0051',
    vara: '2ª Vara Cível',
    comarca: 'Goiânia/GO',
    exequente: 'Banco Cerrado S.A.',
    executado: 'Construtora Veredas Ltda.',
    primeira: [-1, 9],
    segunda: [16, 19],
    porcentagem: 60,
    praca: 1,
    bens: [
      {
        codigo: 'terreno-goiania',
        onus: 'IPTU de 2024 e 2025 (R$ 6.480,00), que se sub-roga no preço (CTN, art. 130, parágrafo único). Hipoteca em 1º grau do exequente.',
      },
      {
        codigo: 'tector-cacamba',
        onus: 'Restrição RENAJUD deste processo, baixada com a carta de arrematação.',
      },
    ],
  },
  {
    nome: 'Leilão judicial da 5ª Vara Cível de Santos',
    processo: '1004567-54.2022.8.26.0562',
    vara: '5ª Vara Cível',
    comarca: 'Santos/SP',
    exequente: 'Condomínio Edifício Marisol',
    executado: 'Espólio de A. P. L.',
    primeira: [-20, null],
    segunda: [null, 8],
    porcentagem: 50,
    praca: 2,
    bens: [
      { codigo: 'civic-exl', onus: 'IPVA de 2025 por conta do arrematante.' },
      { codigo: 'cb500f', onus: null },
    ],
  },
]

export async function semearJudicial(
  tx: Tx,
  h: Hotsite,
  gente: Gente,
  fotos: ReadonlyMap<string, FotoGuardada>,
  agora: number,
): Promise<void> {
  if (h.subdominio !== 'leilao') return
  // At a full hour of Brasília.
  const hoje = Math.floor((agora - 3 * HORA) / DIA) * DIA + 3 * HORA + 14 * HORA
  for (const [i, c] of CAUSAS.entries()) await semearCausa(tx, { h, gente, fotos, hoje, agora }, c, i)
}

interface Onde {
  readonly h: Hotsite
  readonly gente: Gente
  readonly fotos: ReadonlyMap<string, FotoGuardada>
  readonly hoje: number
  readonly agora: number
}

async function semearCausa(
  tx: Tx,
  { h, gente, fotos, hoje, agora }: Onde,
  c: Causa,
  i: number,
): Promise<void> {
  const em = (dias: number) => new Date(hoje + dias * DIA)
  const naSegunda = c.praca === 2
  const primeiraFim = c.primeira[1] === null ? new Date(agora - 5 * MINUTO) : em(c.primeira[1])
  const segundaInicio = c.segunda[0] === null ? new Date(agora - 4 * MINUTO) : em(c.segunda[0])
  const comeco = naSegunda ? segundaInicio : em(c.primeira[0])
  const plano: Plano = {
    nome: c.nome,
    descricao: `Bens penhorados no processo ${c.processo}.`,
    situacao: 'PRONTO',
    modalidade: 'ONLINE',
    conducao: 'robo',
    inicio: primeiraFim.getTime(),
    quantos: c.bens.length,
    situacaoDosLotes: 'LIBERADO_LEILAO',
    fim: (n) => (naSegunda ? em(c.segunda[1]) : primeiraFim).getTime() + n * 2 * MINUTO,
  }
  const leiId = await semearLeilao(tx, h, gente, plano, i)
  await sql`insert into leilao_judicial (lei_id, hot_id, processo, vara, comarca, exequente, executado, primeira_inicio, segunda_inicio,
      segunda_fim, segunda_porcentagem, indice)
    values (${leiId}, ${h.id}, ${c.processo}, ${c.vara}, ${c.comarca}, ${c.exequente}, ${c.executado}, ${em(c.primeira[0])},
      ${segundaInicio}, ${em(c.segunda[1])}, ${c.porcentagem}, 'IPCA_E')`.execute(tx)
  await habilitar(tx, h.id, leiId, gente.clientes, new Date(agora))
  for (const [n, b] of c.bens.entries()) {
    const modelo = VEICULOS.find((v) => v.codigo === b.codigo)
    if (modelo === undefined) throw new Error(`unknown good ${b.codigo}`)
    const doJuizo = { ...modelo, comitente: 'vara-civel-demo', retomada: 'JUDICIAL' } as const
    const bem = await semearOutroIgual(tx, h.id, gente, doJuizo, 40 + i * 10 + n, fotos)
    const { id } = await semearLote(tx, h, leiId, { ...plano, inicio: comeco.getTime() }, bem, n)
    const avaliacao = bem.v.valorMercado
    const minimo = minimoDaPraca(c.praca, avaliacao, { segundaPorcentagem: c.porcentagem })
    // A court sells to the best bid: no reserve, and nothing at once.
    await sql`update lote set minimo = ${minimo}, valor_comitente = null, compre_ja = null, valor_proposta = null, destaque = false
      where id = ${id}`.execute(tx)
    await sql`insert into lote_judicial (lel_id, hot_id, avaliacao, onus, praca, segunda_aberta_at)
      values (${id}, ${h.id}, ${avaliacao}, ${b.onus}, ${c.praca}, ${naSegunda ? segundaInicio : null})`.execute(
      tx,
    )
    if (n === 0) await semearPedidos(tx, h.id, id, { praca: c.praca, avaliacao, porcentagem: c.porcentagem })
  }
}

/** The client of the demonstration offers instalments for a second round that is to come, or declares a right in one that runs. */
async function semearPedidos(
  tx: Tx,
  hotId: number,
  lelId: number,
  l: { readonly praca: 1 | 2; readonly avaliacao: number; readonly porcentagem: number },
): Promise<void> {
  const cliente = await tx
    .selectFrom('cliente')
    .select('id')
    .where('hotId', '=', hotId)
    .where('email', '=', 'cliente@martelo.demo')
    .executeTakeFirst()
  if (cliente === undefined) return
  if (l.praca === 2) {
    await tx
      .insertInto('preferenciaDoLote')
      .values({
        hotId,
        lelId,
        cliId: cliente.id,
        fundamento: 'DESCENDENTE',
        explicacao:
          'Sou filha do executado. Junto certidão de nascimento e a decisão do processo que reconhece o vínculo.',
      })
      .execute()
    return
  }
  const valor = minimoDaPraca(2, l.avaliacao, { segundaPorcentagem: l.porcentagem })
  await tx
    .insertInto('propostaParcelada')
    .values({
      hotId,
      lelId,
      cliId: cliente.id,
      praca: 2,
      valor,
      entrada: Math.ceil(valor / 4),
      parcelas: 24,
      garantia: 'Hipoteca do próprio imóvel',
    })
    .execute()
}
