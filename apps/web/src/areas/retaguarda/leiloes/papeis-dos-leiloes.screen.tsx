// The way to an auction's papers, films and Detran for those who open no auction: who wipes its windows, prints its notes.
import { Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { rotuloDoLeilao, SITUACOES_DE_LEILAO } from '@martelo/domain/leiloes/situacoes.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { SeloDoLeilao } from '../../../parts/estados/situacoes.tsx'
import { PapeisDoLeilao } from './menu-de-papeis.tsx'

type Linha = RespostaDe<Calls['GET /v1/leiloes/papeis/qb']>[number]

const COLUNAS: readonly Coluna<Linha>[] = [
  { id: 'nome', titulo: 'Leilão', largura: 280, valor: (l) => l.nome, ordenavel: true },
  {
    id: 'papeis',
    titulo: 'Abrir',
    largura: 150,
    valor: () => '',
    mostrar: (l) => <PapeisDoLeilao leiUid={l.uid} nome={l.nome} />,
  },
  { id: 'data', titulo: 'Data', valor: (l) => formatarDataHora(Date.parse(l.data)), ordenavel: true },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: (l) => rotuloDoLeilao(l.situacao),
    mostrar: (l) => <SeloDoLeilao situacao={l.situacao} />,
    ordenavel: true,
  },
]

export default function TelaDosPapeisDosLeiloes() {
  return (
    <>
      <title>Papéis dos leilões</title>
      <Title order={1} size="h2" mb="md">
        Papéis dos leilões
      </Title>
      <Tabela<Linha>
        nome="papeis-dos-leiloes"
        colunas={COLUNAS}
        ordenar="-data"
        identidade={(l) => l.uid}
        placeholder="Nome, leiloeiro, local ou cidade"
        filtros={[
          {
            id: 'situacao',
            rotulo: 'Situação',
            tipo: 'escolha',
            opcoes: SITUACOES_DE_LEILAO.map((s) => ({ value: s, label: rotuloDoLeilao(s) })),
          },
        ]}
        buscar={listaDe('GET /v1/leiloes/papeis/qb')}
      />
    </>
  )
}
