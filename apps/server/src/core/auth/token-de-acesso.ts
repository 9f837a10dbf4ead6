// Access tokens: signed, 15 minutes, bound to one hotsite. Whoever holds one for hotsite A is nobody on hotsite B.
// What may change within those minutes and matters (blocked client, approved documents) is never read from here.
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Sessao } from '../http/contexto.ts'

export interface Tokens {
  assinar(hotId: number, s: Omit<Sessao, 'fim'>, fim: number): Promise<string>
  /** null: wrong, expired, or of another hotsite */
  conferir(hotId: number, token: string, agora: number): Promise<Sessao | null>
}

export function criarTokens(chave: Uint8Array): Tokens {
  const conhecidos = new LRUCache<string, { hotId: number; sessao: Sessao }>({ max: 20_000 })
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
      })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(s.usuId))
        .setExpirationTime(Math.floor(fim / 1000))
        .sign(chave)
    },
    async conferir(hotId, token, agora) {
      const visto = conhecidos.get(token)
      if (visto) return visto.hotId === hotId && visto.sessao.fim > agora ? visto.sessao : null
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
          fim: Number(p.exp) * 1000,
        }
        conhecidos.set(token, { hotId: Number(p.hot), sessao })
        return Number(p.hot) === hotId ? sessao : null
      } catch {
        // Any defect of the token (signature, shape, age) means the same: nobody is signed in.
        return null
      }
    },
  }
}
