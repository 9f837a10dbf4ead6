// A person's choices, kind by kind: what is on, what cannot be off and why, and only channels that this house has and that
// reach him.
import { PAPEIS_INTERNOS } from '@martelo/contracts/core/permissions.ts'
import {
  apresentarAviso,
  avisoDe,
  canaisPossiveis,
  ehObrigatorio,
  julgarCanal,
  type TipoDeAviso,
} from '@martelo/domain/avisos/catalogo.ts'
import type { Canal } from '@martelo/domain/avisos/declarar-aviso.ts'
import { padraoNaEquipe, TIPOS_DO_CLIENTE, tiposDaEquipe } from '@martelo/domain/avisos/quem-decide.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirCliente, exigirSessao } from '../../core/http/contexto.ts'
import { SMS } from '../../core/mail/sms.integration.ts'
import { WHATSAPP } from '../../core/mail/whatsapp.integration.ts'
import { contarAparelhos, lerEscolhas, lerSossego } from './avisos.sql.ts'

export interface Escolhedor {
  readonly usuId: number
  /** devices belong to clients */
  readonly cliId: number | null
  /** the bell hangs in the client's area and in the back-office */
  readonly temSino: boolean
  readonly tipos: readonly TipoDeAviso[]
}

export function clienteQueEscolhe(ctx: Ctx): Escolhedor {
  const { cliId, usuId } = exigirCliente(ctx)
  return { cliId, usuId, temSino: true, tipos: TIPOS_DO_CLIENTE }
}

/** One of the house's people, or who answers for consignors. */
export function equipeQueEscolhe(ctx: Ctx): Escolhedor {
  const { usuId, cliId, papeis } = exigirSessao(ctx)
  const interno = papeis.some((p) => PAPEIS_INTERNOS.some((i) => i === p))
  return { usuId, cliId, temSino: interno, tipos: tiposDaEquipe(papeis, interno) }
}

/** Outside any transaction: whether the house has the outside party. */
export async function canaisDaCasa(ctx: Ctx): Promise<ReadonlySet<Canal>> {
  const { externo } = ctx.servicos
  const tem = new Set<Canal>(['sino', 'push', 'email'])
  if ((await externo.acesso(SMS, ctx.hotsite.id)) !== null) tem.add('sms')
  if ((await externo.acesso(WHATSAPP, ctx.hotsite.id)) !== null) tem.add('whatsapp')
  return tem
}

export async function apresentarPreferencias(ctx: Ctx, tx: Tx, tem: ReadonlySet<Canal>, quem: Escolhedor) {
  const hotId = ctx.hotsite.id
  const p = palavras(ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao')
  const { daPessoa, daCasa } = await lerEscolhas(tx, hotId, quem.usuId)
  const chega = (c: Canal): boolean =>
    tem.has(c) && (c !== 'push' || quem.cliId !== null) && (c !== 'sino' || quem.temSino)
  return {
    preferencias: quem.tipos.map((tipo) => {
      const casa = daCasa.get(tipo) ?? null
      const fixo = (c: Canal): boolean => ehObrigatorio(tipo, c)
      const dita = (c: Canal): boolean | undefined => daPessoa.get(`${tipo}|${c}`) ?? padraoNaEquipe(tipo, c)
      return {
        tipo,
        ...apresentarAviso(tipo, p),
        grupo: avisoDe(tipo).grupo,
        canais: canaisPossiveis(tipo)
          .filter((c) => chega(c) && (casa === null || casa.includes(c) || fixo(c)))
          .map((canal) => ({
            canal,
            fixo: fixo(canal),
            ligado: julgarCanal(tipo, canal, { daCasa: casa, daPessoa: dita }) === 'usar',
          })),
        motivo: avisoDe(tipo).obrigatorio?.motivo ?? null,
      }
    }),
    sossego: await lerSossego(tx, hotId, quem.usuId),
    aparelhos: quem.cliId === null ? 0 : await contarAparelhos(tx, hotId, quem.cliId),
  }
}
