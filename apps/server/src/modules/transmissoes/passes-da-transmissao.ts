// Tokens of the broadcast for browsers: what the media engine signs, with the lives that the specification names.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TOKEN_DE_PUBLICAR_S, TOKEN_DE_VER_S } from '@martelo/domain/transmissoes/prazos-da-transmissao.ts'
import { quemPede } from '../../core/auth/bloqueios.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { DonoDoPasse } from '../../engines/midia/port.ts'

export interface PasseDado {
  readonly token: string
  readonly segundos: number
}

/** Its owner, as far as the token may say it: the device's number stays in its cookie. */
function donoDoPasse(ctx: Ctx): DonoDoPasse {
  const { ip, usuId, porUsuId = null, equipe } = quemPede(ctx)
  return { ip, usuId, porUsuId, equipe }
}

/** Staff who see the studio watch also what is not published. */
export function passeParaVer(ctx: Ctx, canal: string): PasseDado {
  const { midia, banco } = ctx.servicos
  const ate = banco.relogio.agora() + TOKEN_DE_VER_S * 1000
  const de = donoDoPasse(ctx)
  const token = midia.passes.assinar({
    hotId: ctx.hotsite.id,
    canal,
    acao: 'ver',
    alvo: null,
    cerca: 0,
    ate,
    de,
    interno: permite('transmissao:ver', ctx.sessao),
  })
  return { token, segundos: TOKEN_DE_VER_S }
}

export function passeParaPublicar(
  ctx: Ctx,
  p: { readonly canal: string; readonly transmissao: string; readonly cerca: number },
): PasseDado {
  const { midia, banco } = ctx.servicos
  const ate = banco.relogio.agora() + TOKEN_DE_PUBLICAR_S * 1000
  const token = midia.passes.assinar({
    hotId: ctx.hotsite.id,
    canal: p.canal,
    acao: 'publicar',
    alvo: p.transmissao,
    cerca: p.cerca,
    ate,
    de: donoDoPasse(ctx),
  })
  midia.ordenar({ t: 'renovar', canal: p.canal, transmissao: p.transmissao, ate })
  return { token, segundos: TOKEN_DE_PUBLICAR_S }
}
