// Access tokens: signed, 15 minutes, bound to one hotsite. A token for hotsite A is invalid on hotsite B. What may
// change within those minutes and matters (blocked client, approved documents) is never read from here, and a token
// whose login was ended is worth nothing at once.
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Sessao } from '../http/contexto.ts'

export interface Tokens {
  assinar(hotId: number, s: Omit<Sessao, 'fim'>, fim: number): Promise<string>
  /** null: wrong, expired, of another hotsite, or of a login that was ended */
  conferir(hotId: number, token: string, agora: number): Promise<Sessao | null>
}

/** `revogado`: whether a family of tokens has been ended. */
export function criarTokens(chave: Uint8Array, revogado: (familia: string) => boolean = () => false): Tokens {
  const conhecidos = new LRUCache<string, { hotId: number; sessao: Sessao }>({ max: 20_000 })
  const vale = (c: { hotId: number; sessao: Sessao }, hotId: number, agora: number): boolean =>
    c.hotId === hotId && c.sessao.fim > agora && !revogado(c.sessao.familia)
  return {
    assinar(hotId, s, fim) {
      return new SignJWT({
        hot: hotId,
        uid: s.usuUid,
        nome: s.nome,
        papeis: s.papeis,
        cli: s.cliId,
        cliUid: s.cliUid,
        fam: s.familia,
        ...(s.ajustes === undefined || s.ajustes.length === 0 ? {} : { aju: s.ajustes }),
        ...(s.por === undefined ? {} : { por: s.por }),
      })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(s.usuId))
        .setExpirationTime(Math.floor(fim / 1000))
        .sign(chave)
    },
    async conferir(hotId, token, agora) {
      const visto = conhecidos.get(token)
      if (visto) return vale(visto, hotId, agora) ? visto.sessao : null
      try {
        const { payload: p } = await jwtVerify(token, chave, {
          algorithms: ['HS256'],
          currentDate: new Date(agora),
        })
        const sessao: Sessao = {
          usuId: Number(p.sub),
          usuUid: String(p.uid),
          nome: String(p.nome),
          papeis: p.papeis as string[],
          cliId: (p.cli as number | null) ?? null,
          cliUid: (p.cliUid as string | null) ?? null,
          familia: String(p.fam),
          ...(p.aju === undefined ? {} : { ajustes: p.aju as string[] }),
          ...(p.por === undefined ? {} : { por: p.por as NonNullable<Sessao['por']> }),
          fim: Number(p.exp) * 1000,
        }
        const novo = { hotId: Number(p.hot), sessao }
        conhecidos.set(token, novo)
        return vale(novo, hotId, agora) ? sessao : null
      } catch {
        // Any defect of the token (signature, shape, age) means the same: not signed in.
        return null
      }
    },
  }
}
