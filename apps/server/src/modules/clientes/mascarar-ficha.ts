// A client's record for a role without the privilege: what the mask leaves, and nothing that identifies him beside it.
import type { FichaDoCliente } from '@martelo/contracts/clientes/ficha-do-cliente.contract.ts'
import { mascararCliente } from '@martelo/domain/clientes/mascarar-cliente.ts'
import type { SituacaoDeDocumento } from '@martelo/domain/clientes/states.ts'
import type { z } from 'zod'

type Ficha = z.infer<typeof FichaDoCliente>

/** Stands where the name would: half a name is still a name. */
export const nomeMascarado = (apelido: string | null): string => `Cliente ${apelido ?? ''}`.trim()

export function mascararFicha(f: Ficha): Ficha {
  const m = mascararCliente({
    ...f,
    documentoSituacao: f.documentoSituacao as SituacaoDeDocumento,
    telefones: [f.telefone1, f.telefone2, f.telefone3].filter((t) => t !== null),
    cidade: f.endereco?.cidade ?? null,
    estadoSigla: f.endereco?.estadoSigla ?? null,
  })
  const [telefone1 = null] = m.telefones
  return {
    ...f,
    apelido: m.apelido ?? '',
    nome: nomeMascarado(m.apelido),
    razaoSocial: f.razaoSocial === null ? null : nomeMascarado(m.apelido),
    nomeFantasia: null,
    nomeFazenda: null,
    ramo: null,
    cpf: m.cpf,
    cnpj: m.cnpj,
    rg: m.rg,
    orgaoEmissor: null,
    inscricaoEstadual: null,
    nascimento: null,
    email: m.email ?? '',
    telefone1,
    telefone2: null,
    telefone3: null,
    ocupacao: null,
    rendaMensal: null,
    interesses: [],
    comoConheceu: null,
    observacaoInterna: null,
    confirmacoes: { ...f.confirmacoes, email: m.email ?? '', telefone: telefone1 ?? '' },
    documentos: { ...f.documentos, documentos: [] },
    endereco: f.endereco && {
      ...f.endereco,
      logradouro: '',
      numero: '',
      complemento: null,
      referencia: null,
      bairro: '',
      cep: '',
      enderecoCompleto: `${f.endereco.cidade}/${f.endereco.estadoSigla}`,
    },
    logins: f.logins.map((l) => ({ ...l, ip: null, lugar: null })),
    mascarado: true,
  }
}
