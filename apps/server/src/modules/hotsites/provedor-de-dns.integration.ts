// The provider that answers for a domain's names, in Cloudflare's way: a zone, and records in it. It is asked to point a name
// at the platform, and for nothing else: a record of another kind under that name is a person's decision.
import { z } from 'zod'
import { definirParceiro } from '../../core/externo/parceiro.ts'

const Registro = z.object({ id: z.string(), type: z.string(), name: z.string(), content: z.string() })
const Lista = z.object({ result: z.array(Registro) })
const Zona = z.object({ result: z.object({ name: z.string() }) })
const PADRAO = 'https://api.cloudflare.com/client/v4'

export type Apontado = 'criado' | 'mudado' | 'igual' | 'ocupado'
export interface ProvedorDeDns {
  /** Makes the name a CNAME of `alvo`. `ocupado`: addresses stand there already. Throws `FalhaExterna`. */
  apontar(nome: string, alvo: string): Promise<Apontado>
  /** the domain that the zone is of */
  zona(): Promise<string>
}

export const DNS = definirParceiro({
  nome: 'provedor-dns',
  titulo: 'Provedor de DNS',
  descricao: 'Aponta o domínio da casa para a plataforma.',
  campos: {
    email: {
      rotulo: 'E-mail da conta',
      tipo: 'texto',
      obrigatorio: false,
      ajuda: 'Só para chaves globais; um token de API dispensa',
    },
    token: { rotulo: 'Token', tipo: 'segredo', obrigatorio: true },
    zona: { rotulo: 'Identificação da zona', tipo: 'texto', obrigatorio: true },
    url: { rotulo: 'Endereço da API', tipo: 'endereco', obrigatorio: false, ajuda: `Em branco: ${PADRAO}` },
  },
  tempoMs: 8000,
  abrir: ({ credencial, pedir }): ProvedorDeDns => {
    const { email, token, zona, url } = credencial
    const base = `${(url || PADRAO).replace(/\/$/, '')}/zones/${encodeURIComponent(zona)}`
    const cabecalhos: Record<string, string> =
      email === '' ? { authorization: `Bearer ${token}` } : { 'x-auth-email': email, 'x-auth-key': token }
    const registros = `${base}/dns_records`
    return {
      async apontar(nome, alvo) {
        const r = await pedir(
          {
            operacao: 'ler-registros',
            endereco: `${registros}?name=${encodeURIComponent(nome)}`,
            cabecalhos,
          },
          Lista,
        )
        const havidos = r.valor?.result ?? []
        const cname = havidos.find((x) => x.type === 'CNAME')
        if (cname?.content.replace(/\.$/, '') === alvo) return 'igual'
        if (cname === undefined && havidos.some((x) => x.type === 'A' || x.type === 'AAAA')) return 'ocupado'
        const corpo = { type: 'CNAME', name: nome, content: alvo, ttl: 300, proxied: false }
        if (cname === undefined)
          await pedir({ operacao: 'criar-registro', metodo: 'POST', endereco: registros, cabecalhos, corpo })
        else
          await pedir({
            operacao: 'mudar-registro',
            metodo: 'PUT',
            endereco: `${registros}/${encodeURIComponent(cname.id)}`,
            cabecalhos,
            corpo,
          })
        return cname === undefined ? 'criado' : 'mudado'
      },
      async zona() {
        const r = await pedir({ operacao: 'ler-zona', endereco: base, cabecalhos }, Zona)
        return r.valor?.result.name ?? ''
      },
    }
  },
  testar: async (porta) => `O provedor respondeu: a zona é ${await porta.zona()}.`,
})
