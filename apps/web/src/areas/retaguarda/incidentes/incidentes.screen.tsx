// All incidents of the house, what waits first, with the measures of how fast it answers.
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarData, formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DO_INCIDENTE } from '@martelo/domain/incidentes/states.ts'
import { ROTULO_DO_TIPO_DE_INCIDENTE } from '@martelo/domain/incidentes/tipos-de-incidente.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useQuem } from '../../../core/marca-atual.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { SituacaoDoIncidente } from '../../../parts/incidentes/situacao-do-incidente.tsx'
import { type IncidenteNaLista, useAvisosDosIncidentes } from '../../../parts/incidentes/usar-incidentes.ts'
import { AbrirIncidente } from './abrir-incidente.tsx'
import { MedidasDosIncidentes } from './medidas-dos-incidentes.tsx'

export function meta() {
  return [{ title: 'Incidentes' }]
}

const COLUNAS: readonly Coluna<IncidenteNaLista>[] = [
  {
    id: 'codigo',
    titulo: 'Incidente',
    ordenavel: true,
    valor: (n) => n.codigo,
    mostrar: (n) => (
      <Stack gap={0}>
        <Link to={caminho(TELAS_RETAGUARDA.incidente, { uid: n.uid })}>{n.assunto}</Link>
        <Text size="xs" c="dimmed">
          {n.codigo} · {ROTULO_DO_TIPO_DE_INCIDENTE[n.tipo]}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'cliente',
    titulo: 'De quem',
    ordenavel: true,
    valor: (n) => n.cliente ?? n.comitente,
    mostrar: (n) => (
      <Stack gap={0}>
        <Text size="sm">{n.cliente ?? n.comitente ?? '–'}</Text>
        <Text size="xs" c="dimmed">
          {[n.vndId === null ? null : `Venda ${numeroDaVenda(n.vndId)}`, n.lote].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    ordenavel: true,
    valor: (n) => ROTULO_DO_INCIDENTE[n.situacao],
    mostrar: (n) => <SituacaoDoIncidente s={n.situacao} />,
  },
  {
    id: 'responsavel',
    titulo: 'Responsável',
    ordenavel: true,
    valor: (n) => n.responsavel ?? 'Sem responsável',
  },
  {
    id: 'prazo',
    titulo: 'Prazo',
    ordenavel: true,
    valor: (n) => formatarData(Date.parse(n.prazo)),
    mostrar: (n) => (
      <Text size="sm" {...(n.atrasado ? { c: 'red', fw: 600 } : {})}>
        {formatarData(Date.parse(n.prazo))}
        {n.atrasado && ' · atrasado'}
      </Text>
    ),
  },
  {
    id: 'criadoAt',
    titulo: 'Aberto em',
    ordenavel: true,
    valor: (n) => formatarDataHora(Date.parse(n.criadoAt)),
  },
]

const opcoes = (r: Readonly<Record<string, string>>) =>
  Object.entries(r).map(([value, label]) => ({ value, label }))

export default function TelaDosIncidentes() {
  useAvisosDosIncidentes()
  const [abrindo, setAbrindo] = useState(false)
  const trata = permite('incidente:tratar', useQuem())
  return (
    <>
      <Group justify="space-between" mb="md">
        <Title order={1} size="h2">
          Incidentes
        </Title>
        {trata && <Button onClick={() => setAbrindo(true)}>Abrir incidente</Button>}
      </Group>
      <MedidasDosIncidentes />
      <Tabela<IncidenteNaLista>
        nome="incidentes"
        identidade={(n) => n.uid}
        placeholder="Assunto, cliente, lote, placa ou número"
        vazio="Nenhum incidente"
        colunas={COLUNAS}
        filtros={[
          {
            tipo: 'escolha',
            id: 'situacao',
            rotulo: 'Situação',
            opcoes: [{ value: 'PENDENTES', label: 'Pendentes' }, ...opcoes(ROTULO_DO_INCIDENTE)],
          },
          { tipo: 'escolha', id: 'tipo', rotulo: 'Tipo', opcoes: opcoes(ROTULO_DO_TIPO_DE_INCIDENTE) },
          {
            tipo: 'escolha',
            id: 'quem',
            rotulo: 'Responsável',
            opcoes: [
              { value: 'meus', label: 'Eu' },
              { value: 'sem', label: 'Sem responsável' },
            ],
          },
          {
            tipo: 'escolha',
            id: 'atrasados',
            rotulo: 'Prazo',
            opcoes: [{ value: 'sim', label: 'Só atrasados' }],
          },
        ]}
        buscar={listaDe('GET /v1/incidentes/qb')}
      />
      <AbrirIncidente aberto={abrindo} aoFechar={() => setAbrindo(false)} />
    </>
  )
}
