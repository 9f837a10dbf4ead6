// Refer and earn: what the house gives, and each credit with what makes a person look at it.
import { Badge, Group, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { type EventoDaCasa, SITUACOES_DO_CREDITO, SUSPEITAS } from '@martelo/domain/indicacoes/credito.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { type AcaoDoRegistro, AcoesDoRegistro } from '../../../kit/acoes/acoes-do-registro.tsx'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { RegraDaIndicacao } from './regra-da-indicacao.tsx'

type Linha = RespostaDe<Calls['GET /v1/indicacoes']>[number]

const COR: Record<Linha['situacao'], string> = {
  Aguardando: 'gray',
  'Em análise': 'yellow',
  Liberado: 'blue',
  Usado: 'teal',
  Pago: 'teal',
  Recusado: 'red',
}
const ATOS: Record<EventoDaCasa, { rotulo: string; perigo: boolean; consequencia: string }> = {
  aprovar: {
    rotulo: 'Aprovar',
    perigo: false,
    consequencia: 'O crédito espera o prazo e depois pode ser usado.',
  },
  recusar: { rotulo: 'Recusar', perigo: true, consequencia: 'O crédito não vale mais.' },
  pagar: {
    rotulo: 'Dar por pago',
    perigo: false,
    consequencia:
      'O dinheiro saiu pelo banco: escreva no motivo o comprovante. O crédito não abate mais compras.',
  },
}
const acoesDe = (l: Linha): AcaoDoRegistro[] =>
  l.pode.map((evento) => ({ evento, ...ATOS[evento], pode: true, motivo: null, pedeMotivo: true }))

/** Marketing sees the credits and no client's file. */
function Pessoa({ nome, id }: { nome: string; id: number | null }) {
  const ve = permite('cliente:ver', useQuem())
  return ve && id !== null ? <Link to={caminho(TELAS_RETAGUARDA.cliente, { id })}>{nome}</Link> : nome
}
const COLUNAS: readonly Coluna<Linha>[] = [
  {
    id: 'quem',
    titulo: 'Quem indicou',
    ordenavel: true,
    valor: (l) => l.quem,
    mostrar: (l) => <Pessoa nome={l.quem} id={l.quemId} />,
  },
  {
    id: 'indicado',
    titulo: 'Quem veio',
    valor: (l) => l.indicado,
    mostrar: (l) => <Pessoa nome={l.indicado} id={l.indicadoId} />,
  },
  { id: 'valor', titulo: 'Crédito', direita: true, ordenavel: true, valor: (l) => formatarReais(l.valor) },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: (l) => l.situacao,
    mostrar: (l) => (
      <>
        <Badge variant="light" tt="none" color={COR[l.situacao]}>
          {l.situacao}
        </Badge>
        {l.suspeitas.map((s) => (
          <Text key={s} size="xs">
            {SUSPEITAS[s]}
          </Text>
        ))}
        {l.motivo && <Text size="xs">{l.motivo}</Text>}
      </>
    ),
  },
  {
    id: 'liberaAt',
    titulo: 'Vale desde',
    valor: (l) => (l.situacao === 'Recusado' ? null : formatarDataHora(Date.parse(l.liberaAt))),
  },
]

export default function Indicacoes() {
  const consultas = useQueryClient()
  const quem = useQuem()
  const decide = permite('indicacao:decidir', quem)
  const executar = (l: Linha) => async (evento: string, motivo: string) => {
    await chamar('POST /v1/indicacoes/:uid/mover', {
      params: { uid: l.uid },
      body: { evento: evento as EventoDaCasa, motivo, versao: l.versao },
    })
    await consultas.invalidateQueries({ queryKey: ['indicacoes'] })
  }
  const atos: Coluna<Linha> = {
    id: 'atos',
    soAcoes: true,
    titulo: 'Ações',
    valor: () => '',
    mostrar: (l) => (
      <AcoesDoRegistro compacto nome={`o crédito de ${l.quem}`} acoes={acoesDe(l)} executar={executar(l)} />
    ),
  }
  return (
    <>
      <title>Indicações</title>
      <Group justify="space-between" mb="md">
        <Title order={1} size="h2">
          Indicações
        </Title>
      </Group>
      <RegraDaIndicacao edita={decide} />
      <Tabela<Linha>
        nome="indicacoes"
        ordenar="-criadoAt"
        identidade={(l) => l.uid}
        placeholder="Quem indicou ou quem veio"
        vazio="Nenhum crédito de indicação"
        colunas={decide ? [...COLUNAS, atos] : COLUNAS}
        filtros={[
          {
            tipo: 'escolha',
            id: 'situacao',
            rotulo: 'Situação',
            opcoes: SITUACOES_DO_CREDITO.map((s) => ({ value: s, label: s })),
          },
        ]}
        buscar={listaDe('GET /v1/indicacoes')}
      />
    </>
  )
}
