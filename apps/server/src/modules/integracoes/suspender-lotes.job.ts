// The owner forbids the sale: open lots of the vehicle are suspended at once, and the house is told, of what could not be too. It
// takes them up again itself. Told once for each word of the insurer, however often the task runs.
import { naoSuspenso } from '@martelo/domain/integracoes/bloqueio-da-venda.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import type { Tx } from '../../core/database/database.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { FIM_MARCADO, type QuemMuda, transitarLote, type Transitou } from '../../engines/lances/port.ts'
import { publicarTransicoes } from '../../engines/salas/port.ts'
import { anotarLotesDoBloqueio, bloqueioDoVeiculo, lotesDoVeiculo } from './venda-bloqueada.sql.ts'

const MOTIVO = 'A seguradora bloqueou a venda'
/** A result that is being written stands by then. */
const DE_NOVO_MS = 60_000
const MAIOR_LISTA = 400

interface Pedido {
  readonly hotId: number
  readonly veiId: number
}

export const suspenderLotes = definirTarefa<Pedido>('suspender-lotes-bloqueados', async (pedido, s) => {
  const { feitos, deNovo } = await suspender(s, pedido)
  if (feitos.length > 0) publicarTransicoes(s, feitos)
  if (deNovo)
    await s.banco.doHotsite(pedido.hotId, (tx) =>
      suspenderLotes.agendar(tx, pedido, { quando: new Date(Date.now() + DE_NOVO_MS) }),
    )
})

/** `deNovo`: a lot's result is just being written, and nothing was told yet. */
export async function suspender(
  s: Pick<Servicos, 'banco' | 'correio' | 'hotsites'>,
  { hotId, veiId }: Pedido,
): Promise<{ readonly feitos: Transitou[]; readonly deNovo: boolean }> {
  const hotsite = await s.hotsites.porId(hotId)
  if (hotsite === null) return { feitos: [], deNovo: false }
  const quem: QuemMuda = { hotsite, sessao: null, ip: '', reqId: 'mapfre' }
  return s.banco.doHotsite(hotId, async (tx) => {
    const feitos: Transitou[] = []
    const recusados = new Map<number, string>()
    for (const { id } of await lotesDoVeiculo(tx, hotId, veiId)) {
      // The insurer's word is a legal matter of the house: it acts as its lawyers would.
      const t = await transitarLote(tx, quem, {
        lelId: id,
        evento: 'suspender',
        quem: ['Assessorias Jurídicas'],
        motivo: MOTIVO,
      })
      if (t.pode) feitos.push(t)
      else recusados.set(id, t.motivo)
    }
    const deNovo = [...recusados.values()].includes(FIM_MARCADO)
    if (!deNovo) await contar(s, tx, { hotId, veiId }, recusados)
    return { feitos, deNovo }
  })
}

async function contar(
  s: Pick<Servicos, 'correio'>,
  tx: Tx,
  { hotId, veiId }: Pedido,
  recusados: ReadonlyMap<number, string>,
): Promise<void> {
  const b = await bloqueioDoVeiculo(tx, hotId, veiId)
  if (b === undefined) return
  const lotes = await lotesDoVeiculo(tx, hotId, veiId)
  const suspensos = lotes.filter((l) => l.situacao === 'SUSPENSO').map(nomeDoLote)
  const faltam = lotes.flatMap((l) => {
    const porque = naoSuspenso(l.situacao as SituacaoLote, recusados.get(l.id) ?? '')
    return porque === null ? [] : [`${nomeDoLote(l)}: ${porque}`]
  })
  await anotarLotesDoBloqueio(tx, hotId, b.eveUid, faltam)
  await s.correio.avisar(tx, hotId, {
    tipo: 'equipe-venda-bloqueada',
    para: { casa: true },
    variaveis: {
      veiculo: [b.nome, b.placa].filter(Boolean).join(', '),
      suspensos:
        suspensos.length === 0 ? 'Nenhum lote foi suspenso.' : `Suspenso: ${lista(suspensos, ', ')}.`,
      faltam: faltam.length === 0 ? 'Não resta lote à venda.' : `Confira: ${lista(faltam, '; ')}.`,
    },
    link: `/admin/veiculo/${b.veiUid}`,
    marca: `veiculo:${b.veiUid}`,
    chave: `venda-bloqueada:${b.eveUid}`,
  })
}

const nomeDoLote = (l: { readonly numero: string; readonly leilao: string }): string =>
  `lote ${l.numero} (${l.leilao})`
const lista = (itens: readonly string[], entre: string): string => {
  const texto = itens.join(entre)
  return texto.length > MAIOR_LISTA ? `${texto.slice(0, MAIOR_LISTA)}…` : texto
}
