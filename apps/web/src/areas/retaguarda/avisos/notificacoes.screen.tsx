// What was told to whom: each delivery with its channel, its place and what became of it.
import { Badge, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { CATALOGO } from '@martelo/domain/avisos/catalogo.ts'
import { ROTULO_DO_CANAL } from '@martelo/domain/avisos/declarar-aviso.ts'
import { COR_DA_ENTREGA, ROTULO_DA_ENTREGA } from '@martelo/domain/avisos/states.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { Link } from 'react-router'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { COR_MANTINE } from '../../../parts/estados/cor.ts'

type Entrega = RespostaDe<Calls['GET /v1/notificacoes/qb']>[number]
const dataHora = (t: string | null): string | null => (t === null ? null : formatarDataHora(Date.parse(t)))
const opcoes = (rotulos: Readonly<Record<string, string>>) =>
  Object.entries(rotulos).map(([value, label]) => ({ value, label }))
const TIPOS = Object.entries(CATALOGO)
  // The words of an auction house or a shop come with the answer; a filter is read without them.
  .map(([value, { nome }]) => ({ value, label: nome.replace(/\{palavra:([^}]*)\}/g, '$1') }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR'))

const COLUNAS: readonly Coluna<Entrega>[] = [
  { id: 'criadaAt', titulo: 'Quando', ordenavel: true, valor: (e) => dataHora(e.criadaAt) },
  {
    id: 'pessoa',
    titulo: 'Para',
    largura: 230,
    valor: (e) => e.pessoa,
    mostrar: (e) => (
      <Stack gap={0}>
        {e.cliId === null ? (
          <Text size="sm">{e.pessoa || 'Caixa da casa'}</Text>
        ) : (
          <Link to={caminho(TELAS_RETAGUARDA.cliente, { id: e.cliId })}>{e.pessoa}</Link>
        )}
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {[ROTULO_DO_CANAL[e.canal], e.destino].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'titulo',
    titulo: 'Aviso',
    largura: 240,
    valor: (e) => e.titulo,
    mostrar: (e) => (
      <Stack gap={0}>
        <Text size="sm">{e.titulo}</Text>
        <Text size="xs" c="dimmed">
          {e.aviso}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: (e) => ROTULO_DA_ENTREGA[e.situacao],
    mostrar: (e) => (
      <Stack gap={2} align="start">
        <Badge variant="light" color={COR_MANTINE[COR_DA_ENTREGA[e.situacao]]}>
          {ROTULO_DA_ENTREGA[e.situacao]}
        </Badge>
        {e.motivo && (
          <Text size="xs" c="dimmed">
            {e.motivo}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'enviadaAt', titulo: 'Enviada', valor: (e) => dataHora(e.enviadaAt) },
  { id: 'entregueAt', titulo: 'Entregue', valor: (e) => dataHora(e.entregueAt) },
  { id: 'abertaAt', titulo: 'Aberta', valor: (e) => dataHora(e.abertaAt) },
]

export default function TelaDosAvisosEnviados() {
  return (
    <>
      <title>Avisos enviados</title>
      <Title order={1} size="h2" mb="xs">
        Avisos enviados
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        O site e o WhatsApp contam quando um aviso foi aberto; e-mails e SMS, só quando saíram.
      </Text>
      <Tabela<Entrega>
        nome="avisos-enviados"
        identidade={(e) => e.uid}
        placeholder="Pessoa, título ou endereço"
        vazio="Nenhum aviso ainda"
        colunas={COLUNAS}
        filtros={[
          { tipo: 'escolha', id: 'tipo', rotulo: 'Aviso', opcoes: TIPOS },
          { tipo: 'escolha', id: 'canal', rotulo: 'Canal', opcoes: opcoes(ROTULO_DO_CANAL) },
          { tipo: 'escolha', id: 'situacao', rotulo: 'Situação', opcoes: opcoes(ROTULO_DA_ENTREGA) },
          { tipo: 'dia', id: 'de', rotulo: 'De' },
          { tipo: 'dia', id: 'ate', rotulo: 'Até' },
        ]}
        buscar={listaDe('GET /v1/notificacoes/qb')}
      />
    </>
  )
}
