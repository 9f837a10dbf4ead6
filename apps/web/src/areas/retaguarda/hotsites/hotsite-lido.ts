// The hotsite as the form holds it, and which tab each field is on.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { IMAGENS_DA_MARCA } from '@martelo/domain/hotsites/aparencia.ts'
import type { DadosDoTema } from '@martelo/ui/tema/tema.ts'
import type { Registro } from '../../../kit/registro/usar-registro.ts'

export type HotsiteLido = RespostaDe<Calls['GET /v1/hotsite/admin/:id']>
export type Valores = Omit<
  HotsiteLido,
  'id' | 'uid' | 'versao' | 'subdominio' | 'dominio' | 'tipo' | 'updatedAt'
>
export type FormularioDoHotsite = Registro<Valores>

export function valoresDe(h: HotsiteLido): Valores {
  const { id: _id, uid: _uid, versao: _v, subdominio: _s, dominio: _d, tipo: _t, updatedAt: _u, ...v } = h
  return {
    ...v,
    telefone: v.telefone && formatarTelefone(v.telefone),
    whatsapp: v.whatsapp && formatarTelefone(v.whatsapp),
  }
}

type Corpo = EntradaDe<Calls['PUT /v1/hotsite/admin/:id']>['body']

/** Selects and switches hold only what the server knows; whatever else a form may hold, the server refuses by name. */
export const paraSalvar = (v: Valores, versao: number): Corpo => ({ ...v, versao }) as Corpo

export const CORES = [
  'corPrimaria',
  'corSecundaria',
  'gradiente1',
  'gradiente2',
  'gradiente3',
  'textoSobreGradiente',
] as const
export type CampoDeCor = (typeof CORES)[number]

export const temaDe = (v: Valores): DadosDoTema => ({
  primaria: v.corPrimaria,
  secundaria: v.corSecundaria,
  gradiente1: v.gradiente1,
  gradiente2: v.gradiente2,
  gradiente3: v.gradiente3,
  textoSobreGradiente: v.textoSobreGradiente,
  fonte: v.fonte,
})

const ABAS = {
  marca: ['nome', 'leoId', 'fonte', ...CORES, ...IMAGENS_DA_MARCA],
  textos: ['slogan', 'descricao', 'mensagemRodape', 'perguntas'],
  contato: [
    'telefone',
    'whatsapp',
    'emailContato',
    'emailsContato',
    'emailEncarregado',
    'endereco',
    'cidade',
    'uf',
    'cep',
    'latitude',
    'longitude',
    'redes',
    'venderCarroUrl',
    'mapaLadrilhos',
    'mapaCredito',
  ],
  recebimento: [
    'pixChave',
    'pixNome',
    'pixCidade',
    'bcoIdBoleto',
    'bcoIdDeposito',
    'contaBancariaComitente',
    'segundoAprovadorDesde',
    'segundoAprovadorTipos',
    'limitesDeDesconto',
  ],
  medicao: ['analytics', 'headerScript', 'hostsDeScript', 'scriptsDePagina'],
} as const satisfies Record<string, readonly (keyof Valores)[]>
export type AbaDoHotsite = keyof typeof ABAS | 'participacao'

/** `redes.instagram` → contato; what is named nowhere is a rule of participation. */
export function abaDoCampo(campo: string): AbaDoHotsite {
  const [raiz] = campo.split('.')
  const achada = Object.entries(ABAS).find(([, campos]) => (campos as readonly string[]).includes(raiz ?? ''))
  return (achada?.[0] as AbaDoHotsite | undefined) ?? 'participacao'
}
