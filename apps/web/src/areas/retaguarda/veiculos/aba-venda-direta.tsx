// The vehicle's tab "Venda direta": offered at a fixed price outside an auction, held for a buyer, sold.
import {
  Alert,
  Anchor,
  Badge,
  Button,
  Card,
  Group,
  Modal,
  Skeleton,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ROTULO_DA_VENDA_DIRETA } from '@martelo/domain/veiculos/states.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'
import type { AbaDeVeiculo } from '../../../parts/veiculos/aba-de-veiculo.ts'

type Venda = RespostaDe<Calls['GET /v1/veiculos/:uid/vendas-diretas']>['vendas'][number]
type Evento = Venda['eventos'][number]

const CORES = { ABERTA: 'blue', RESERVADA: 'yellow', VENDIDA: 'green', CANCELADA: 'gray' } as const
const ATOS: Readonly<Record<Evento, { rotulo: string; pede: 'comprador' | 'motivo'; perigo?: true }>> = {
  reservar: { rotulo: 'Reservar', pede: 'comprador' },
  soltar: { rotulo: 'Soltar a reserva', pede: 'motivo' },
  vender: { rotulo: 'Vender', pede: 'comprador' },
  cancelar: { rotulo: 'Cancelar', pede: 'motivo', perigo: true },
}

export function AbaVendaDireta({ v, refazer }: AbaDeVeiculo) {
  const { data, error, refetch } = useQuery({
    queryKey: ['veiculo', v.uid, 'vendas-diretas'],
    queryFn: () => chamar('GET /v1/veiculos/:uid/vendas-diretas', { params: { uid: v.uid } }),
  })
  if (error) return <Text c="red">{error.message}</Text>
  if (!data) return <Skeleton height={160} />
  const mudou = async (): Promise<void> => {
    await refetch()
    await refazer()
  }
  return (
    <Stack>
      {v.can.editar &&
        (data.impedimento === null ? (
          <Abrir uid={v.uid} sugerido={v.valorMercado} aoMudar={mudou} />
        ) : (
          <Alert color="gray">{data.impedimento}</Alert>
        ))}
      {data.vendas.length === 0 && <Text c="dimmed">Este veículo não foi oferecido fora de leilão.</Text>}
      {data.vendas.map((d) => (
        <UmaVenda key={d.uid} d={d} aoMudar={mudou} />
      ))}
    </Stack>
  )
}

function Abrir({
  uid,
  sugerido,
  aoMudar,
}: {
  uid: string
  sugerido: number | null
  aoMudar: () => Promise<void>
}) {
  const [preco, setPreco] = useState<number | null>(sugerido)
  const [ate, setAte] = useState('')
  const [fazendo, setFazendo] = useState(false)
  const abrir = async (): Promise<void> => {
    setFazendo(true)
    try {
      await chamar('POST /v1/veiculos/:uid/vendas-diretas', {
        params: { uid },
        body: { preco: preco ?? 0, validaAte: ate || null },
      })
      avisarSucesso('Venda direta aberta')
      await aoMudar()
    } catch (e) {
      avisarErro(e)
    } finally {
      setFazendo(false)
    }
  }
  return (
    <Card withBorder>
      <Group align="end">
        <EntradaDeReais label="Preço fixo" value={preco} onValueChange={setPreco} />
        <TextInput
          label="Válida até"
          type="date"
          value={ate}
          onChange={(e) => setAte(e.currentTarget.value)}
        />
        <Button loading={fazendo} disabled={!preco} onClick={() => void abrir()}>
          Oferecer
        </Button>
      </Group>
    </Card>
  )
}

function UmaVenda({ d, aoMudar }: { d: Venda; aoMudar: () => Promise<void> }) {
  const [ato, setAto] = useState<Evento | null>(null)
  return (
    <Card withBorder>
      <Group justify="space-between" align="start">
        <div>
          <Group gap="xs">
            <Text fw={700} className="numeros">
              {formatarReais(d.preco)}
            </Text>
            <Badge color={CORES[d.situacao]} variant="light" tt="none">
              {ROTULO_DA_VENDA_DIRETA[d.situacao]}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {[
              d.compradorNome && `Comprador: ${d.compradorNome}`,
              d.validaAte && `válida até ${formatarDia(d.validaAte)}`,
              d.motivo && `motivo: ${d.motivo}`,
              formatarDataHora(Date.parse(d.updatedAt)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {d.venda && (
            <Anchor
              component={Link}
              to={caminho(TELAS_RETAGUARDA.venda, { id: String(d.venda.id) })}
              size="sm"
            >
              Venda {numeroDaVenda(d.venda.id)}: {d.venda.situacao}
            </Anchor>
          )}
        </div>
        <Group gap="xs">
          {d.eventos.map((e) => (
            <Button
              key={e}
              size="xs"
              variant={e === 'vender' ? 'filled' : 'default'}
              {...(ATOS[e].perigo ? { color: 'red' } : {})}
              onClick={() => setAto(e)}
            >
              {ATOS[e].rotulo}
            </Button>
          ))}
        </Group>
      </Group>
      {ato !== null && <Fazer d={d} ato={ato} aoFechar={() => setAto(null)} aoMudar={aoMudar} />}
    </Card>
  )
}

function Fazer({
  d,
  ato,
  aoFechar,
  aoMudar,
}: {
  d: Venda
  ato: Evento
  aoFechar: () => void
  aoMudar: () => Promise<void>
}) {
  const [nome, setNome] = useState(d.compradorNome ?? '')
  const [documento, setDocumento] = useState(d.compradorDocumento ?? '')
  const [motivo, setMotivo] = useState('')
  const [erro, setErro] = useState<string | null>(null)
  const [fazendo, setFazendo] = useState(false)
  const fazer = async (): Promise<void> => {
    setFazendo(true)
    try {
      await chamar('POST /v1/vendas-diretas/:uid/eventos', {
        params: { uid: d.uid },
        body: { evento: ato, compradorNome: nome, compradorDocumento: documento, motivo },
      })
      avisarSucesso(`${ATOS[ato].rotulo}: feito`)
      aoFechar()
      await aoMudar()
    } catch (e) {
      setErro(e instanceof ErroDeChamada ? e.message : 'Algo falhou. Tente novamente.')
      setFazendo(false)
    }
  }
  return (
    <Modal opened onClose={aoFechar} title={ATOS[ato].rotulo} closeButtonProps={{ 'aria-label': 'Fechar' }}>
      <Stack>
        {ATOS[ato].pede === 'comprador' ? (
          <>
            <TextInput
              label="Comprador"
              withAsterisk
              value={nome}
              onChange={(e) => setNome(e.currentTarget.value)}
            />
            <TextInput
              label="CPF ou CNPJ"
              withAsterisk={ato === 'vender'}
              value={documento}
              onChange={(e) => setDocumento(e.currentTarget.value)}
            />
          </>
        ) : (
          <Textarea
            label="Motivo"
            withAsterisk
            maxLength={500}
            value={motivo}
            onChange={(e) => setMotivo(e.currentTarget.value)}
          />
        )}
        <OQueSegue d={d} ato={ato} />
        {erro && (
          <Text c="red" size="sm" role="alert">
            {erro}
          </Text>
        )}
        <Group justify="end">
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button
            loading={fazendo}
            {...(ATOS[ato].perigo ? { color: 'red' } : {})}
            onClick={() => void fazer()}
          >
            {ATOS[ato].rotulo}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function OQueSegue({ d, ato }: { d: Venda; ato: Evento }) {
  if (ato === 'vender')
    return (
      <Text size="sm">
        O comprador precisa ser cliente da casa: a venda abre em nome dele, com o prazo e as formas de
        pagamento.
      </Text>
    )
  return ato === 'cancelar' && d.situacao === 'VENDIDA' ? (
    <Text size="sm">A venda foi desfeita: o veículo pode ser oferecido de novo.</Text>
  ) : null
}
