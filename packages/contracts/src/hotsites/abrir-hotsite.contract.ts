import { GRUPOS_A_COPIAR } from '@martelo/domain/hotsites/grupos-a-copiar.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email, inteiro, texto, textoLivre } from '../core/fields.ts'
import { DadosDeUsuario } from '../usuarios/usuario-da-casa.schemas.ts'

const Cor = textoLivre('Escolha a cor').regex(/^#[0-9a-f]{6}$/i, 'Use uma cor no formato #rrggbb')

/** The first part of an address under the platform's own domain. */
export const Subdominio = textoLivre('Informe o endereço').regex(
  /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
  'Use letras minúsculas, números e hífens',
)
export const Dominio = textoLivre('Informe o domínio')
  .toLowerCase()
  .max(253, 'Domínio muito longo')
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    'Informe um domínio, como leiloes.com.br',
  )

export const abrirHotsite = defineCall('POST /v1/hotsite/admin', {
  summary:
    'Abre um hotsite novo na plataforma, vazio ou como cópia das regras e páginas de outro, com o seu primeiro administrador e a sua equipe',
  permission: 'hotsite:editar',
  body: z.object({
    nome: texto(80, 'Informe o nome'),
    tipo: z.enum(['leilao', 'loja'], 'Escolha o tipo'),
    subdominio: Subdominio,
    dominio: Dominio.nullable(),
    copiarDe: inteiro('Escolha o site a copiar').min(1, 'Escolha o site a copiar').nullable(),
    /** of `copiarDe` */
    copiar: z.array(z.enum(GRUPOS_A_COPIAR, 'Grupo desconhecido')).default([...GRUPOS_A_COPIAR]),
    corPrimaria: Cor,
    corSecundaria: Cor,
    administrador: texto(150, 'Informe o nome do administrador'),
    email: Email,
    equipe: z
      .array(DadosDeUsuario.pick({ nome: true, papeis: true }).extend({ email: Email }))
      .max(20, 'Convide até 20 pessoas aqui; as outras em Usuários')
      .default([])
      .describe('further people of the house, each of whom gets a letter to choose a password'),
    publicar: z.boolean(),
    leilaoDeTeste: z.boolean().default(false).describe('also a rehearsal, which its staff alone sees'),
  }),
  reply: z.object({
    id: z.number(),
    endereco: z.string(),
    senha: z.string().describe('where the administrator chooses his password; shown once'),
  }),
  refusals: { SO_PLATAFORMA: 403, CAMPOS: 422 },
  limit: { por: 'conta', max: 20, segundos: 3600 },
})
