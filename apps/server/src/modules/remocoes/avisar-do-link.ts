// The letter with the address of a removal, where carrier or driver has one.
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { LinhaDeRemocao } from './remocoes.sql.ts'

interface LinkNovo {
  readonly para: 'transportadora' | 'motorista'
  readonly segredo: string
  readonly expiraAt: Date
}

/** Answers to which address it goes; null: there is none, and a person passes the link on. */
export async function avisarDoLink(ctx: Ctx, tx: Tx, r: LinhaDeRemocao, l: LinkNovo): Promise<string | null> {
  const daTransportadora = l.para === 'transportadora'
  const email = daTransportadora ? r.transportadoraEmail : r.motoristaEmail
  if (email === null || email === '') return null
  await ctx.servicos.correio.avisar(tx, ctx.hotsite.id, {
    tipo: daTransportadora ? 'remocao-a-transportadora' : 'remocao-ao-motorista',
    para: { email, nome: (daTransportadora ? r.transportadora : r.motorista) ?? '' },
    variaveis: {
      veiculo: [r.veiculo, r.placa && formatarPlaca(r.placa)].filter(Boolean).join(', '),
      origem: `${r.local}, ${r.localCidade}/${r.localUf}`,
      destino: `${r.patio}, ${r.patioCidade}/${r.patioUf}`,
      ate: l.expiraAt.getTime(),
    },
    link: `/remocao/${l.segredo}`,
    por: ctx.sessao?.usuId ?? null,
  })
  return email
}
