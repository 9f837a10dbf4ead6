// The moment in which an offer at a fixed price becomes a sale: a client of the house, a lot of the year's register, the
// sale with its ways to pay. From there on it is a sale like any other: paid, collected, given up there.
import type { Selectable } from 'kysely'
import { clienteImpedido, RECUSA_DE_IMPEDIDO } from '../../core/database/cliente-impedido.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Veiculo } from '../../core/database/schema.gen.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { venderDireto } from '../../engines/lances/port.ts'
import { leilaoDasVendasDiretas } from '../leiloes/door.ts'
import { inserirLote } from '../lotes/door.ts'
import { criarVendaDoLote, type QuemMexe, type VendaMudada } from '../vendas/door.ts'
import type { VendaDireta } from './vendas-diretas.sql.ts'

interface Vendida {
  readonly cliId: number
  readonly lelId: number
  readonly nome: string
  readonly mudada: VendaMudada
}

async function clienteDoDocumento(tx: Tx, hotId: number, documento: string) {
  const campo = documento.length === 11 ? 'cpf' : 'cnpj'
  const cliente = await tx
    .selectFrom('cliente')
    .select(['id', 'uid', 'nome', 'apelido', 'situacao'])
    .where('hotId', '=', hotId)
    .where(campo, '=', documento)
    .executeTakeFirst()
  const falta =
    cliente === undefined
      ? 'Nenhum cliente com este documento: cadastre o comprador em Clientes.'
      : cliente.situacao === 'Ativo'
        ? null
        : 'O cadastro deste cliente não está ativo.'
  // The sale is made in his name by another: the judge of the calls does not see him.
  const impedido =
    falta === null && cliente !== undefined && (await clienteImpedido(tx, hotId, cliente.id))
      ? RECUSA_DE_IMPEDIDO
      : falta
  if (cliente === undefined || impedido !== null)
    throw new RecusaLancada(
      recusar('DOCUMENTO', impedido ?? '', { campos: { compradorDocumento: impedido ?? '' } }),
    )
  return cliente
}

/** Throws DOCUMENTO, NAO_PODE. The vehicle is locked and stands in the stock. */
export async function fecharVendaDireta(
  m: QuemMexe,
  tx: Tx,
  v: Selectable<Veiculo>,
  d: VendaDireta,
  documento: string | null,
): Promise<Vendida> {
  if (documento === null) {
    const falta = 'Informe o CPF ou CNPJ: a venda é feita a um cliente cadastrado.'
    throw new RecusaLancada(recusar('DOCUMENTO', falta, { campos: { compradorDocumento: falta } }))
  }
  const cliente = await clienteDoDocumento(tx, m.hotsite.id, documento)
  const leilao = await leilaoDasVendasDiretas(m, tx)
  if (leilao === null)
    throw new RecusaLancada(
      recusar('NAO_PODE', 'Cadastre um leiloeiro e um local antes: os papéis da venda os nomeiam.'),
    )
  const lote = await inserirLote(
    tx,
    { leilao, veiculo: v, usuId: m.sessao?.usuId ?? 0 },
    { numero: null, minimo: d.preco, outros: { compreJa: d.preco, comissaoPorcentagem: 0 } },
  )
  if (lote === null)
    throw new RecusaLancada(recusar('NAO_PODE', 'O número do lote foi tomado: tente de novo.'))
  const r = await venderDireto(tx, m, {
    lelId: lote.id,
    cliId: cliente.id,
    cliUid: cliente.uid,
    apelido: cliente.apelido,
    valor: d.preco,
  })
  if (!r.pode) throw new RecusaLancada(recusar('NAO_PODE', r.motivo))
  const mudada = await criarVendaDoLote(m, tx, lote.id)
  if (mudada === null) throw new Error(`the direct sale of lot ${lote.id} made no sale`)
  return {
    cliId: cliente.id,
    lelId: lote.id,
    nome: cliente.nome,
    mudada: { ...mudada, lotes: [r, ...mudada.lotes] },
  }
}
