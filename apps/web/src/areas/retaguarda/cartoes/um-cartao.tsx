// A card payment as the house sees it: what the acquirer says, what was refunded and contested, and what may be asked now.
import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import type { CartaoDaEquipe } from '@martelo/contracts/cartoes/cartao.schemas.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { AcoesDoRegistro } from '../../../kit/acoes/acoes-do-registro.tsx'
import { Situacao } from '../../../parts/vendas/situacao-da-venda.tsx'
import { ResponderContestacao } from './responder-contestacao.tsx'

interface Props {
  readonly c: CartaoDaEquipe
  readonly mudar: <T>(fazer: () => Promise<T>) => Promise<T>
}

const CONSEQUENCIA = {
  captura: 'O valor autorizado é cobrado no cartão.',
  cancelamento: 'A autorização é solta e nada é cobrado.',
  estorno: 'Tudo o que foi cobrado volta ao cartão e deixa de pagar a compra.',
} as const

export function UmCartao({ c, mudar }: Props) {
  const [respondendo, setRespondendo] = useState(false)
  const [conferindo, setConferindo] = useState(false)
  const params = { uid: c.uid }
  const pedir = (pedido: string, motivo: string): Promise<unknown> => {
    const este = c.pedidos.find((p) => p.pedido === pedido)?.pedido
    if (este === undefined) return Promise.resolve()
    return mudar(() =>
      chamar('POST /v1/cartoes/:uid/pedidos', {
        params,
        body: { pedido: este, motivo: motivo || null, versao: c.versao },
      }),
    ).then(() => avisarSucesso('Pedido enviado ao adquirente'))
  }
  const conferir = (): void => {
    setConferindo(true)
    mudar(() => chamar('POST /v1/cartoes/:uid/conferencia', { params }))
      .catch(avisarErro)
      .finally(() => setConferindo(false))
  }
  return (
    <Card
      withBorder
      component="section"
      aria-label={`Cartão de ${formatarReais(c.valorComJuros)}, ${c.rotulo.toLowerCase()}, ${c.uid.slice(0, 8)}`}
    >
      <Stack gap="xs">
        <Group justify="space-between" align="start">
          <Fatos c={c} />
          <Group gap="xs">
            {c.podeContestar && <Button onClick={() => setRespondendo(true)}>Responder à contestação</Button>}
            <AcoesDoRegistro
              nome={`o pagamento de ${formatarReais(c.valorComJuros)}`}
              acoes={c.pedidos
                .filter((p) => p.pode)
                .map((p) => ({
                  evento: p.pedido,
                  rotulo: p.rotulo,
                  pode: p.pode,
                  motivo: p.motivo,
                  pedeMotivo: p.pedeMotivo,
                  perigo: p.pedido !== 'captura',
                  consequencia: CONSEQUENCIA[p.pedido],
                }))}
              executar={pedir}
            />
            <Button variant="default" loading={conferindo} onClick={conferir}>
              Conferir no adquirente
            </Button>
          </Group>
        </Group>
        {c.erro && <Alert color="yellow">{c.erro}</Alert>}
        {c.estornos.map((e) => (
          <Text key={e.uid} size="sm">
            {`Estorno de ${formatarReais(e.valor)}, ${e.situacao}: ${e.motivo}`}
          </Text>
        ))}
        {c.contestacoes.map((k) => (
          <Alert
            key={k.uid}
            color={k.encerradaAt === null ? 'red' : 'gray'}
            title={`Contestação: ${k.rotulo}`}
          >
            {`${k.motivo} Responder até ${formatarDia(k.prazo)}.`}
            {k.bemEntregue && ' O bem já tinha sido entregue.'}
            {k.defesa !== null && ` Defesa: ${k.defesa}`}
          </Alert>
        ))}
      </Stack>
      {respondendo && <ResponderContestacao c={c} mudar={mudar} aoFechar={() => setRespondendo(false)} />}
    </Card>
  )
}

function Fatos({ c }: { c: CartaoDaEquipe }) {
  const cartao = [c.bandeira, c.numero && `final ${c.numero}`, c.nome].filter(Boolean).join(' ')
  const numeros = [c.autorizacao && `autorização ${c.autorizacao}`, c.nsu && `NSU ${c.nsu}`]
    .filter(Boolean)
    .join(', ')
  return (
    <div>
      <Group gap="xs">
        <Text fw={650}>{formatarReais(c.valorComJuros)}</Text>
        <Situacao situacao={c.situacao} rotulo={c.rotulo} cor={c.cor} />
      </Group>
      <Text size="sm">
        {`${c.qtdParcelas === 1 ? 'À vista' : `${c.qtdParcelas} parcelas`}, paga ${formatarReais(c.valor)} da compra`}
      </Text>
      {cartao && <Text size="sm">{cartao}</Text>}
      <Text size="sm" c="dimmed">
        {[
          numeros,
          c.tarifa > 0 && `tarifa ${formatarReais(c.tarifa)}`,
          `desde ${formatarDataHora(Date.parse(c.criadoAt))}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {c.motivo && <Text size="sm">{c.motivo}</Text>}
    </div>
  )
}
