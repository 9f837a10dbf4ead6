// Auctions of a traffic authority on the wire: lots with their four records, items, and what the authority posted.
import { SITUACOES_DO_REGISTRO, TIPOS_DE_CONDICAO } from '@martelo/domain/detran/registro-do-lote.ts'
import { z } from 'zod'
import { Centavos, Instante, Uid } from '../core/fields.ts'

export const ItemDoDetran = z.object({
  uid: Uid,
  detranLoteUid: Uid,
  idObjeto: z.string(),
  ordemVisualizacao: z.number(),
  vistoria: z.string().nullable(),
  placa: z.string().nullable(),
  tipo: z.string().nullable(),
  modelo: z.string().nullable(),
  cor: z.string().nullable(),
  ano: z.number().nullable(),
  motor: z.string().nullable(),
  chassi: z.string().nullable(),
  renavan: z.string().nullable(),
  condicao: z.enum(TIPOS_DE_CONDICAO),
  valorUnitarioInicial: Centavos,
  cadastroDetranOK: z.boolean(),
  cadastroDetranData: Instante.nullable(),
  cadastroDetranResponse: z.string().nullable(),
})

/** A good as the authority knows it, beside the lot that it is sold in. */
export const ItemDoDetranNoLote = ItemDoDetran.omit({
  uid: true,
  detranLoteUid: true,
  ordemVisualizacao: true,
  cadastroDetranOK: true,
  cadastroDetranData: true,
  cadastroDetranResponse: true,
})

const Registro = z
  .object({
    ok: z.boolean(),
    situacao: z.enum(SITUACOES_DO_REGISTRO),
    data: Instante.nullable(),
    request: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).nullable(),
    response: z.string().nullable(),
  })
  .nullable()

export const LoteDoDetran = z.object({
  uid: Uid,
  lelUid: Uid,
  lelId: z.number(),
  veiId: z.number(),
  numero: z.string(),
  nome: z.string(),
  situacao: z.string(),
  externoId: z.string(),
  quantidadeItens: z.number(),
  itensCadastrados: z.number(),
  /** told to the authority, which has not answered yet */
  itensNaFila: z.number(),
  arremate: Registro,
  naoArrematado: Registro,
  boleto: Registro,
  notaFiscal: Registro,
})

export const LeilaoNoDetran = z.object({
  leilao: z.object({ id: z.number(), uid: Uid, nome: z.string() }),
  /** the authority's own number of the auction; null: not linked */
  codigo: z.string().nullable(),
  buscadoAt: Instante.nullable(),
  /** lots of the authority that this auction does not have */
  semLote: z.number(),
  lotes: z.array(LoteDoDetran),
  avisos: z.array(
    z.object({
      uid: Uid,
      lote: z.string(),
      tipo: z.string(),
      ok: z.boolean(),
      mensagem: z.string(),
      instante: Instante,
      aplicado: z.boolean(),
    }),
  ),
  podeAgir: z.boolean(),
})
