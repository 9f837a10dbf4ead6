// The label of a key: the code as large as the sheet allows, and a QR that opens the stay.
import type { Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { formatarDia, diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { qrSvg } from '../../core/impressao/qr-svg.ts'
import { lerEtiqueta } from '../estadias/door.ts'
import { logoImpresso } from './montar-impresso.ts'

export async function etiquetaDaChave(ctx: Ctx, uid: string): Promise<readonly Folha[] | null> {
  const e = await lerEtiqueta(ctx, uid)
  if (e === undefined) return null
  const qrEndereco = `${ctx.origem}/admin/estadias?chave=${e.codigoChave}`
  const qrcode = await qrSvg(qrEndereco)
  return [
    {
      titulo: 'Etiqueta da chave',
      numero: e.codigoChave,
      casa: { nome: ctx.hotsite.nome, logo: logoImpresso(ctx) },
      cabecalho: [[e.patio, e.vaga && `vaga ${e.vaga}`].filter(Boolean).join(', ')],
      emitidoAt: new Date(ctx.agora).toISOString(),
      marca: null,
      completo: true,
      conferencia: { endereco: qrEndereco, qrcode },
      blocos: [
        {
          tipo: 'cartaz',
          rotulo: 'Chave',
          numero: e.codigoChave,
          nome: e.veiculo,
          linhas: [
            [e.placa && `Placa ${formatarPlaca(e.placa)}`, e.cor].filter(Boolean).join(' · '),
            e.chassi === null ? '' : `Chassi ${e.chassi}`,
            `Comitente: ${e.comitente}`,
            e.diaInicio === null ? '' : `Entrada em ${formatarDia(diaEmBrasilia(e.diaInicio.getTime()))}`,
          ].filter((l) => l !== ''),
          qrEndereco,
          qrcode,
          legenda: 'Abre a estadia deste veículo',
        },
      ],
    },
  ]
}
