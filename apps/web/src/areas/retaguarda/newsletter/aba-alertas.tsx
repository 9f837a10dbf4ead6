// Searches that people without an account asked to be told of, by e-mail alone: with the words of the consent, and whether the
// owner confirmed the address. He may ask that nothing of him stays.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import type { AcaoEmLote, Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { colunasDoConsentimento } from './colunas-do-consentimento.tsx'

type Alerta = RespostaDe<Calls['GET /v1/alertas-por-email/qb']>[number]

const estado = ({ venceAt }: Alerta): readonly [texto: string, cor: string] =>
  venceAt === null
    ? ['Aguarda a confirmação', 'yellow']
    : [`Recebe até ${formatarData(Date.parse(venceAt))}`, 'green']

const COLUNAS: readonly Coluna<Alerta>[] = [
  { id: 'email', titulo: 'E-mail', valor: (a) => a.email },
  {
    id: 'nome',
    titulo: 'Busca',
    valor: (a) => a.nome,
    mostrar: (a) => (
      <a href={a.endereco} target="_blank" rel="noreferrer">
        {a.nome}
      </a>
    ),
  },
  {
    id: 'frequencia',
    titulo: 'Quando avisar',
    valor: (a) => (a.frequencia === 'diaria' ? 'Uma vez por dia' : 'Na hora'),
  },
  { id: 'quando', titulo: 'Pedido em', valor: (a) => formatarDataHora(Date.parse(a.createdAt)) },
  ...colunasDoConsentimento(estado),
]

const ACOES: readonly AcaoEmLote<Alerta>[] = [
  {
    rotulo: 'Apagar',
    perigo: true,
    confirmar: (l) =>
      `Apagar ${l.length === 1 ? 'este alerta' : `estes ${l.length} alertas`}? O e-mail e a busca saem do sistema, e nenhum aviso é mais enviado.`,
    porLinha: (a) => chamar('DELETE /v1/alertas-por-email/:uid', { params: { uid: a.uid } }),
  },
]

export function AbaAlertas() {
  const quem = useQuem()
  return (
    <Tabela<Alerta>
      nome="alertas-por-email"
      identidade={(a) => a.uid}
      placeholder="E-mail ou busca"
      vazio="Nenhum alerta com estes filtros"
      colunas={COLUNAS}
      acoes={permite('newsletter:enviar', quem) ? ACOES : []}
      filtros={[
        {
          tipo: 'escolha',
          id: 'situacao',
          rotulo: 'Situação',
          opcoes: [
            { value: 'ativos', label: 'Recebem' },
            { value: 'aguardando', label: 'Aguardam a confirmação' },
            { value: 'todos', label: 'Todos' },
          ],
        },
      ]}
      buscar={listaDe('GET /v1/alertas-por-email/qb')}
    />
  )
}
