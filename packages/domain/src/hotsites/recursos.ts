// What a house may switch off. A switched-off feature answers no call that declares it, and no page shows it: a row here
// without a call that names it is refused by the test of this table.

interface RecursoDeclarado {
  readonly nome: string
  /** what is not there any more once it is off */
  readonly semEle: string
}

export const RECURSOS = {
  'chaves-de-acesso': {
    nome: 'Chaves de acesso',
    semEle: 'Só a senha entra; as chaves ficam guardadas e voltam a valer quando ligar.',
  },
  'buscas-salvas': {
    nome: 'Buscas salvas',
    semEle:
      'Clientes não salvam buscas nem veem as que salvaram, e o site não recebe novos pedidos de avisos por e-mail.',
  },
  conversas: {
    nome: 'Perguntas e conversas',
    semEle: 'Ninguém escreve nas conversas de lotes e leilões; o que foi escrito continua à vista.',
  },
  newsletter: {
    nome: 'Inscrição nas novidades',
    semEle: 'O site não recebe novas inscrições; quem está na lista continua e pode sair.',
  },
  'indique-ganhe': {
    nome: 'Indique e ganhe',
    semEle: 'A página e o endereço de indicação saem da área do cliente.',
  },
  'avisos-no-aparelho': {
    nome: 'Avisos nos aparelhos',
    semEle: 'Nenhum aparelho novo passa a receber avisos.',
  },
  eventos: {
    nome: 'Convites de eventos',
    semEle: 'Os endereços dos convites não abrem e não recebem respostas.',
  },
} as const satisfies Readonly<Record<string, RecursoDeclarado>>

export type Recurso = keyof typeof RECURSOS
export const NOMES_DOS_RECURSOS = Object.keys(RECURSOS) as readonly Recurso[]

/** Whether a house has it on; a name that this version does not know switches nothing off. */
export const recursoLigado = (desligados: readonly string[], r: Recurso): boolean => !desligados.includes(r)
