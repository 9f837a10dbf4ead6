import { mapaDaEstrada } from '@martelo/contracts/remocoes/mapa-da-estrada.contract.ts'
import { pontoDe } from '@martelo/domain/remocoes/valor-sugerido.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { aoAlcance } from './quem-remove.ts'
import { lerRemocoes, lugarDeDestino, lugarDeOrigem } from './remocoes.sql.ts'

handle(mapaDaEstrada, (ctx) =>
  ctx.ler(async (tx) => {
    const linhas = await lerRemocoes(
      tx,
      ctx.hotsite.id,
      sql`r.situacao in ('EM_COLETA', 'EM_TRANSPORTE') and ${aoAlcance(ctx)}`,
    )
    return linhas.map((r) => ({
      uid: r.uid,
      veiculo: r.veiculo,
      placa: r.placa,
      situacao: r.situacao,
      motorista: r.motorista,
      local: r.local,
      patio: r.patio,
      de: pontoDe(lugarDeOrigem(r)),
      para: pontoDe(lugarDeDestino(r)),
      agora:
        r.latitude === null || r.longitude === null || r.posicaoAt === null
          ? null
          : { latitude: r.latitude, longitude: r.longitude, quando: iso(r.posicaoAt) },
    }))
  }),
)
