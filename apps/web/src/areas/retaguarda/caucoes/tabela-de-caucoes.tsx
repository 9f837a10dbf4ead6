// The deposits of one auction, or of all: those that wait for a person first.
import { Button, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DA_CAUCAO, SITUACOES_DE_CAUCAO } from '@martelo/domain/caucoes/states.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useState } from 'react'
import { SituacaoDaCaucao } from '../../../parts/caucoes/situacao-da-caucao.tsx'
import { type CaucaoDaCasa, useAvisosDasCaucoes } from '../../../parts/caucoes/usar-caucoes.ts'
import type { Coluna, Filtro } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { DecidirCaucao } from './decidir-caucao.tsx'

const dinheiro = (
  id: 'valor' | 'valorAplicado' | 'valorRetido' | 'valorDevolvido',
  titulo: string,
): Coluna<CaucaoDaCasa> => ({
  id,
  titulo,
  direita: true,
  valor: (l) => l[id] / 100,
  mostrar: (l) => (
    <Text
      size="sm"
      className="numeros"
      c={l[id] === 0 ? 'dimmed' : undefined}
      style={{ whiteSpace: 'nowrap' }}
    >
      {l[id] === 0 ? '–' : formatarReais(l[id])}
    </Text>
  ),
})

const COLUNAS: readonly Coluna<CaucaoDaCasa>[] = [
  {
    id: 'cliente',
    titulo: 'Cliente',
    valor: (l) => l.cliente,
    largura: 200,
    mostrar: (l) => (
      <>
        <Text size="sm" fw={600}>
          {l.cliente}
        </Text>
        <Text size="xs" c="dimmed">
          {l.apelido}
        </Text>
      </>
    ),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: (l) => ROTULO_DA_CAUCAO[l.situacao],
    mostrar: (l) => <SituacaoDaCaucao situacao={l.situacao} />,
  },
  dinheiro('valor', 'Caução'),
  {
    id: 'limite',
    titulo: 'Limite',
    direita: true,
    valor: (l) => (l.limite === null ? '' : formatarReais(l.limite)),
  },
  dinheiro('valorAplicado', 'Usado'),
  dinheiro('valorRetido', 'Retido'),
  dinheiro('valorDevolvido', 'Devolvido'),
  {
    id: 'pagaAt',
    titulo: 'Paga em',
    valor: (l) => (l.pagaAt === null ? '' : formatarDataHora(Date.parse(l.pagaAt))),
  },
]
const DO_LEILAO: Coluna<CaucaoDaCasa> = {
  id: 'leilao',
  titulo: 'Leilão',
  valor: (l) => l.leilao,
  largura: 220,
  mostrar: (l) => (
    <Text size="sm" lineClamp={2} style={{ whiteSpace: 'normal' }} title={l.leilao}>
      {l.leilao}
    </Text>
  ),
}

const FILTROS: readonly Filtro[] = [
  {
    id: 'situacao',
    rotulo: 'Situação',
    tipo: 'escolha',
    opcoes: SITUACOES_DE_CAUCAO.map((value) => ({ value, label: ROTULO_DA_CAUCAO[value] })),
  },
]

export function TabelaDeCaucoes({ leiUid }: { leiUid?: string }) {
  const nome = leiUid === undefined ? 'caucoes-da-casa' : `caucoes-${leiUid}`
  useAvisosDasCaucoes(nome)
  const [aberta, setAberta] = useState<CaucaoDaCasa | null>(null)
  const ver: Coluna<CaucaoDaCasa> = {
    id: 'ver',
    titulo: 'Decisão',
    valor: () => '',
    mostrar: (l) => (
      <Button
        size="compact-sm"
        variant={l.pedeDecisao ? 'filled' : 'default'}
        onClick={() => setAberta(l)}
        aria-label={`${l.pedeDecisao ? 'Decidir' : 'Ver'} a caução de ${l.cliente}`}
      >
        {l.pedeDecisao ? 'Decidir' : 'Ver'}
      </Button>
    ),
  }
  const colunas = [
    ...COLUNAS.slice(0, 1),
    ...(leiUid === undefined ? [DO_LEILAO] : []),
    ...COLUNAS.slice(1),
    ver,
  ]
  return (
    <>
      <Tabela<CaucaoDaCasa>
        nome={nome}
        colunas={colunas}
        identidade={(l) => l.uid}
        placeholder="Cliente, apelido ou leilão"
        filtros={FILTROS}
        buscar={listaDe('GET /v1/leilao/caucoes', { leiUid })}
        vazio={
          <Text size="sm" ta="center" px="md">
            Nenhuma caução. Quem as pede é o leilão, com a habilitação “Com caução”.
          </Text>
        }
      />
      <DecidirCaucao uid={aberta?.uid ?? null} lista={nome} aoFechar={() => setAberta(null)} />
    </>
  )
}
