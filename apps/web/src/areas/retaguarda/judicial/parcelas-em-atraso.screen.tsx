// Late instalments of court sales, for those who fine, and for those who hear the creditor: what is owed since when, and the act
// of noting what he asked for.
import { Anchor, Badge, Button, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { type AndamentoDoAtraso, ROTULO_DO_ATRASO } from '@martelo/domain/judicial/atraso-da-parcela.ts'
import { ROTULO_DA_ESCOLHA } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useQuem } from '../../../core/marca-atual.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { EscolhaDoExequente } from './escolha-do-exequente.tsx'

type Atraso = RespostaDe<Calls['GET /v1/judicial/parcelas/qb']>[number]

const COR: Readonly<Record<AndamentoDoAtraso, string>> = {
  A_MULTAR: 'red',
  ESPERA_ESCOLHA: 'yellow',
  ESCOLHIDO: 'gray',
}

interface Podem {
  readonly veVendas: boolean
  readonly anota: boolean
  anotar(mora: NonNullable<Atraso['mora']>): void
}

function andamento(a: Atraso, { anota, anotar }: Podem) {
  const { mora } = a
  return (
    <>
      <Badge variant="light" color={COR[a.andamento]}>
        {ROTULO_DO_ATRASO[a.andamento]}
      </Badge>
      {mora !== null && (
        <Text size="xs" c="dimmed">
          {`Multa de ${formatarReais(mora.multa)} desde a ${mora.parcela}ª parcela`}
          {mora.escolha !== null && `. ${ROTULO_DA_ESCOLHA[mora.escolha]} (${mora.explicacao})`}
        </Text>
      )}
      {mora !== null && mora.escolha === null && anota && (
        <Button size="compact-sm" variant="default" mt={4} onClick={() => anotar(mora)}>
          Anotar a escolha do exequente
        </Button>
      )}
    </>
  )
}

const colunas = (p: Podem): readonly Coluna<Atraso>[] => [
  {
    id: 'lote',
    titulo: 'Lote',
    ordenavel: true,
    valor: (a) => a.lote,
    mostrar: (a) => (
      <>
        {p.veVendas ? (
          <Anchor component={Link} size="sm" to={caminho(TELAS_RETAGUARDA.venda, { id: a.vndId })}>
            {a.lote}
          </Anchor>
        ) : (
          <Text size="sm">{a.lote}</Text>
        )}
        <Text size="xs" c="dimmed">
          {a.leilao}
        </Text>
      </>
    ),
  },
  { id: 'comprador', titulo: 'Comprador', ordenavel: true, valor: (a) => a.comprador },
  {
    id: 'processo',
    titulo: 'Processo',
    ordenavel: true,
    valor: (a) => a.processo,
    mostrar: (a) => (
      <>
        <Text size="sm" className="numeros nao-quebra">
          {a.processo}
        </Text>
        <Text size="xs" c="dimmed">
          {a.vara}
        </Text>
      </>
    ),
  },
  {
    id: 'desde',
    titulo: 'Em atraso',
    ordenavel: true,
    valor: (a) => a.desde ?? '',
    mostrar: (a) =>
      a.desde === null ? (
        'Em dia'
      ) : (
        <>
          <Text size="sm">{quantos(a.atrasadas, 'parcela', 'parcelas')}</Text>
          <Text size="xs" c="dimmed">
            {`desde ${formatarDia(a.desde)}`}
          </Text>
        </>
      ),
  },
  {
    id: 'valorAtrasado',
    titulo: 'Valor vencido',
    direita: true,
    ordenavel: true,
    valor: (a) => formatarReais(a.valorAtrasado),
  },
  {
    id: 'andamento',
    titulo: 'Andamento',
    valor: (a) => ROTULO_DO_ATRASO[a.andamento],
    mostrar: (a) => andamento(a, p),
  },
]

const ANDAMENTOS = Object.entries(ROTULO_DO_ATRASO)

export default function TelaDasParcelasEmAtraso() {
  const quem = useQuem()
  const consultas = useQueryClient()
  const [anotando, setAnotando] = useState<NonNullable<Atraso['mora']> | null>(null)
  const podem = {
    veVendas: permite('venda:ver', quem),
    anota: permite('judicial:mora', quem),
    anotar: setAnotando,
  }
  return (
    <>
      <title>Parcelas em atraso</title>
      <Title order={1} size="h2">
        Parcelas em atraso
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        Vendas judiciais a prazo com parcela vencida. A multa de 10% é aplicada na venda; diante dela o
        exequente escolhe entre a execução e a resolução (CPC, art. 895).
      </Text>
      <Tabela<Atraso>
        nome="parcelas-em-atraso"
        identidade={(a) => `${a.vndId}-${a.lelUid}`}
        placeholder="Comprador, lote, leilão ou processo"
        vazio="Nenhuma parcela em atraso"
        colunas={colunas(podem)}
        filtros={[
          {
            tipo: 'escolha',
            id: 'andamento',
            rotulo: 'Andamento',
            opcoes: ANDAMENTOS.map(([value, label]) => ({ value, label })),
          },
        ]}
        buscar={listaDe('GET /v1/judicial/parcelas/qb')}
      />
      {anotando && (
        <EscolhaDoExequente
          m={anotando}
          aoFechar={() => {
            setAnotando(null)
            void consultas.invalidateQueries({ queryKey: ['parcelas-em-atraso'] })
          }}
        />
      )}
    </>
  )
}
