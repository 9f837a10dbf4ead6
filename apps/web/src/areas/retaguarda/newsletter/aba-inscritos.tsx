// The subscribers of the newsletter: with the words of the consent, and whether the owner confirmed the address.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { colunasDoConsentimento } from './colunas-do-consentimento.tsx'

type Inscrito = RespostaDe<Calls['GET /v1/newsletter/qb']>[number]

function estado(i: Inscrito): readonly [texto: string, cor: string] {
  if (i.saiuAt) return [`Saiu em ${formatarDataHora(Date.parse(i.saiuAt))}`, 'gray']
  return i.confirmadoAt ? ['Recebe', 'green'] : ['Aguarda a confirmação', 'yellow']
}

const COLUNAS: readonly Coluna<Inscrito>[] = [
  { id: 'email', titulo: 'E-mail', valor: (i) => i.email },
  { id: 'nome', titulo: 'Nome', valor: (i) => i.nome },
  { id: 'interesse', titulo: 'Interesse', valor: (i) => i.interesse ?? 'Todos' },
  { id: 'quando', titulo: 'Inscrito em', valor: (i) => formatarDataHora(Date.parse(i.createdAt)) },
  ...colunasDoConsentimento(estado),
]

export function AbaInscritos() {
  return (
    <Tabela<Inscrito>
      nome="newsletter"
      identidade={(i) => i.uid}
      placeholder="Nome, e-mail ou interesse"
      colunas={COLUNAS}
      filtros={[
        {
          tipo: 'escolha',
          id: 'situacao',
          rotulo: 'Situação',
          opcoes: [
            { value: 'ativos', label: 'Recebem' },
            { value: 'aguardando', label: 'Aguardam a confirmação' },
            { value: 'sairam', label: 'Saíram' },
            { value: 'todos', label: 'Todos' },
          ],
        },
      ]}
      buscar={listaDe('GET /v1/newsletter/qb')}
    />
  )
}
