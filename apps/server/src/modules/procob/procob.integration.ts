// A registry of persons: registration of CPF and CNPJ, and state registrations. Its answer carries a code; '000' means that it
// answered. Each question costs money, so that none is repeated by itself.
import { z } from 'zod'
import { perguntarSaude } from '../../core/externo/api-com-token.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { definirParceiro } from '../../core/externo/parceiro.ts'

export const RespostaProcob = z.object({
  codigo: z.string().max(10),
  situacaoCadastral: z.string().max(60).nullable().default(null),
  nome: z.string().max(200).nullable().default(null),
  endereco: z.string().max(300).nullable().default(null),
  socios: z.array(z.string().max(200)).max(100).default([]),
  inscricoes: z
    .array(z.object({ uf: z.string().length(2), numero: z.string().max(30), ativa: z.boolean() }))
    .max(100)
    .default([]),
})
export type RespostaProcob = z.infer<typeof RespostaProcob>

export interface Procob {
  cadastro(documento: string): Promise<RespostaProcob>
  inscricaoEstadual(documento: string): Promise<RespostaProcob>
  saude(): Promise<string>
}

export const PROCOB = definirParceiro({
  nome: 'procob',
  titulo: 'Procob',
  descricao: 'Consulta o cadastro de CPF e CNPJ e a inscrição estadual de participantes.',
  campos: {
    url: { rotulo: 'Endereço da API', tipo: 'endereco', obrigatorio: true },
    usuario: { rotulo: 'Usuário', tipo: 'texto', obrigatorio: true },
    senha: { rotulo: 'Senha', tipo: 'segredo', obrigatorio: true },
  },
  tempoMs: 40_000,
  abrir: ({ credencial, pedir }): Procob => {
    const base = credencial.url.replace(/\/$/, '')
    const basico = Buffer.from(`${credencial.usuario}:${credencial.senha}`).toString('base64')
    const cabecalhos = { authorization: `Basic ${basico}` }
    const perguntar = async (operacao: string, caminho: string, documento: string) => {
      const { valor } = await pedir(
        { operacao, metodo: 'POST', endereco: `${base}/${caminho}`, cabecalhos, corpo: { documento } },
        RespostaProcob,
      )
      // Never "regular" because nothing was said.
      if (valor === null) throw new FalhaExterna('ilegivel', 'no word in the answer')
      return valor
    }
    return {
      cadastro: (d) => perguntar('CADASTRO', 'cadastro', d),
      inscricaoEstadual: (d) => perguntar('INSCRICAO_ESTADUAL', 'sintegra', d),
      saude: () => perguntarSaude(pedir, { base, cabecalhos }),
    }
  },
  testar: async (porta) => `A Procob respondeu: ${await porta.saude()}.`,
})
