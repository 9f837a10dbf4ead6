// The file of a received proposal: who made it, its receipts and money once the lot is his, what was done, and what he was told.
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { Alert, Anchor, Badge, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { type Canal, ROTULO_DO_CANAL } from '@martelo/domain/avisos/declarar-aviso.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { Andamento } from '../../../kit/ficha/andamento.tsx'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { useVendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { ValoresDaVenda } from '../../../parts/vendas/valores-da-venda.tsx'
import { MostrarDados } from '../clientes/mostrar-dados.tsx'
import { AbaDePagamentos } from '../vendas/aba-de-pagamentos.tsx'
import { PROPOSTAS_RECEBIDAS, ResponderProposta } from './responder-proposta.tsx'
import { SITUACAO_DA_PROPOSTA } from './situacao-da-proposta.ts'

export function meta() {
  return [{ title: TELAS_RETAGUARDA.lanceRecebido.title }]
}

type Recebido = RespostaDe<Calls['GET /v1/leilao/lances-recebidos/:uid']>

export default function TelaDoLanceRecebido() {
  const { uid = '' } = useParams()
  const {
    data: l,
    error,
    refetch,
  } = useQuery({
    queryKey: [PROPOSTAS_RECEBIDAS, uid],
    queryFn: () => chamar('GET /v1/leilao/lances-recebidos/:uid', { params: { uid } }),
  })
  const lista = caminho(TELAS_RETAGUARDA.lancesRecebidos)
  if (error && !l) return <FichaComErro erro={error} voltar={lista} refazer={() => void refetch()} />
  if (l === undefined) return <FichaCarregando />
  const [rotulo, cor] = SITUACAO_DA_PROPOSTA[l.situacao]
  return (
    <Ficha
      trilha={[[TELAS_RETAGUARDA.lancesRecebidos.title, lista]]}
      titulo={`${l.numero} – ${l.lote}`}
      subtitulo={`${l.leilao} · proposta de ${formatarReais(l.valor)} em ${formatarDataHora(Date.parse(l.criadaAt))}${l.feitaPor ? `, feita por ${l.feitaPor} na conta do cliente` : ''}`}
      estado={
        <Badge variant="light" color={cor}>
          {rotulo}
        </Badge>
      }
      acoes={<ResponderProposta p={{ ...l, cliente: l.cliente.nome }} />}
      resumo={<Resposta l={l} />}
      abas={[
        { id: 'cliente', titulo: 'Cliente', conteudo: <Cliente l={l} /> },
        {
          id: 'comprovantes',
          titulo: 'Comprovantes',
          conteudo: <DaVenda vndId={l.vndId} oque="comprovantes" />,
        },
        { id: 'financeiro', titulo: 'Financeiro', conteudo: <DaVenda vndId={l.vndId} oque="financeiro" /> },
        { id: 'historico', titulo: 'Histórico', conteudo: <Andamento entidade="proposta" uid={l.uid} /> },
        { id: 'avisos', titulo: `Notificações (${l.avisos.length})`, conteudo: <Avisos l={l} /> },
      ]}
    />
  )
}

function Resposta({ l }: { l: Recebido }) {
  if (l.respondidaAt === null) return null
  return (
    <Alert color="gray">
      {`Respondida em ${formatarDataHora(Date.parse(l.respondidaAt))}${l.respondidaPor ? ` por ${l.respondidaPor}` : ''}.`}
      {l.contraproposta !== null && ` Contraproposta: ${formatarReais(l.contraproposta)}.`}
      {l.motivo && ` ${l.motivo}`}
    </Alert>
  )
}

function Cliente({ l }: { l: Recebido }) {
  const c = l.cliente
  const telefone = l.telefone ?? c.telefone
  const consultas = useQueryClient()
  const quem = useQuem()
  return (
    <Card withBorder maw={520}>
      <Stack gap={4}>
        {permite('cliente:ver', quem) ? (
          <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.cliente, { id: c.id })} fw={650}>
            {c.nome}
          </Anchor>
        ) : (
          <Text fw={650}>{c.nome}</Text>
        )}
        <Text size="sm">{c.documento}</Text>
        <Text size="sm">{l.email ?? c.email}</Text>
        {telefone && <Text size="sm">{c.mascarado ? telefone : formatarTelefone(telefone ?? '')}</Text>}
        {c.cidade && <Text size="sm">{c.cidade}</Text>}
        <Text size="sm" c="dimmed">
          {`Apelido ${c.apelido} · documentos: ${c.documentoSituacao} · ${quantos(c.propostas, 'proposta', 'propostas')}, ${quantos(c.compras, 'compra', 'compras')}`}
        </Text>
        <MostrarDados
          c={c}
          aoMudar={() => consultas.invalidateQueries({ queryKey: [PROPOSTAS_RECEBIDAS, l.uid] })}
        />
      </Stack>
    </Card>
  )
}

function DaVenda({ vndId, oque }: { vndId: number | null; oque: 'comprovantes' | 'financeiro' }) {
  if (vndId === null) return <Text c="dimmed">O lote não foi vendido a este cliente.</Text>
  return <Venda id={String(vndId)} oque={oque} />
}

function Venda({ id, oque }: { id: string; oque: 'comprovantes' | 'financeiro' }) {
  const { data: v } = useVendaDaCasa(id)
  if (!v) return <FichaCarregando />
  const daVenda = (
    <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.venda, { id: v.id })} size="sm">
      {`Venda ${numeroDaVenda(v.id)} · ${v.situacao}`}
    </Anchor>
  )
  if (oque === 'financeiro')
    return (
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Card withBorder>
          {daVenda}
          <ValoresDaVenda v={v} equipe />
        </Card>
        <AbaDePagamentos v={v} />
      </SimpleGrid>
    )
  const comprovantes = [...v.pagamentos.flatMap((p) => p.comprovantes), ...v.comprovantes]
  return (
    <Stack gap="xs">
      {daVenda}
      {comprovantes.length === 0 && <Text c="dimmed">Nenhum comprovante enviado.</Text>}
      {comprovantes.map((k) => (
        <Card withBorder key={k.uid} py="xs">
          <Group justify="space-between">
            <Anchor href={k.arquivo} target="_blank" size="sm">
              {k.nome}
            </Anchor>
            <Text size="sm" c="dimmed">
              {`${k.rotulo} · ${formatarDataHora(Date.parse(k.dataEnvio))}`}
            </Text>
          </Group>
          {k.motivo && <Text size="sm">{k.motivo}</Text>}
        </Card>
      ))}
    </Stack>
  )
}

function Avisos({ l }: { l: Recebido }) {
  if (l.avisos.length === 0) return <Text c="dimmed">O cliente ainda não foi avisado de nada.</Text>
  return (
    <Stack gap="xs">
      {l.avisos.map((n) => (
        <Card withBorder key={n.id} py="xs">
          <Text size="sm" fw={600}>
            {n.titulo}
          </Text>
          <Text size="sm">{n.texto}</Text>
          <Text size="xs" c="dimmed">
            {formatarDataHora(Date.parse(n.quando))}
            {n.canais.map((c) => ` · ${ROTULO_DO_CANAL[c.canal as Canal]}: ${c.situacao}`).join('')}
          </Text>
        </Card>
      ))}
    </Stack>
  )
}
