import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'

/** What the page without connection shows of a lot. */
export const FichaGuardada = z.object({
  uid: Uid,
  /** favourites are of vehicles: those of before a login stand on the device alone */
  veiUid: Uid,
  id: z.number(),
  numero: z.string(),
  nome: z.string(),
  leilao: z.string(),
  onde: z.string().nullable(),
  /** the current bid, or the minimum */
  valor: Centavos,
  temLance: z.boolean(),
  dataFim: Instante.nullable(),
  url: z.string(),
  foto: z.string().nullable(),
  meuLance: Centavos.nullable(),
})

export const meusLotesSemConexao = defineCall('GET /v1/cliente/sem-conexao', {
  summary: 'Favoritos e lances do cliente, curtos, para ler no aparelho quando não há conexão',
  permission: 'cliente:area',
  reply: z.object({
    /** a cache of this must be deleted when another person uses the browser */
    dono: Uid,
    em: Instante,
    favoritos: z.array(FichaGuardada),
    lances: z.array(FichaGuardada),
  }),
  limit: { por: 'conta', max: 120, segundos: 3600 },
})
