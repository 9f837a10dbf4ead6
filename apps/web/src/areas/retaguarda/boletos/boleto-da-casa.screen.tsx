// A boleto in the office: what its buyer sees, and the acts on it.
import { Alert, Anchor, Button, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { relogio } from '../../../core/relogio.ts'
import { BoletoNaTela, type BoletoVisto, useBoleto } from '../../../parts/boletos/boleto-na-tela.tsx'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { Andamento } from '../../../kit/ficha/andamento.tsx'
import { CHAVE_DAS_VENDAS, useAvisosDasVendas } from '../../../parts/vendas/usar-venda.ts'

export function meta() {
  return [{ title: 'Boleto' }]
}

export default function TelaDoBoletoDaCasa() {
  const { uid = '' } = useParams()
  useAvisosDasVendas()
  const { data: b, error } = useBoleto(uid, CHAVE_DAS_VENDAS)
  return (
    <Stack maw={760}>
      <Group justify="space-between" align="start">
        <div>
          <Title order={1} size="h2">
            Boleto {b?.nossoNumero}
          </Title>
          {b && (
            <Text size="sm">
              <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.venda, { id: b.vndId })} size="sm">
                Venda {numeroDaVenda(b.vndId)}
              </Anchor>
              {` · ${b.cliente} · ${b.leilao}`}
            </Text>
          )}
        </div>
        {b && <Acoes b={b} />}
      </Group>
      {error && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!b && !error && <Skeleton height={320} radius="md" />}
      {b?.erro && b.situacao !== 'recusado' && <Alert color="yellow">{b.erro}</Alert>}
      {b && <BoletoNaTela b={b} />}
      {b && <Andamento entidade="boleto" uid={b.uid} />}
    </Stack>
  )
}

function Acoes({ b }: { b: BoletoVisto }) {
  const [pedindo, setPedindo] = useState<'cancelar' | 'segunda' | null>(null)
  const consultas = useQueryClient()
  const recarregar = (): void => void consultas.invalidateQueries({ queryKey: CHAVE_DAS_VENDAS })
  const cancelar = async (motivo: string): Promise<void> => {
    await chamar('POST /v1/boletos/:uid/cancelar', {
      params: { uid: b.uid },
      body: { motivo, versao: b.versao },
    }).finally(recarregar)
    avisarSucesso('Cancelamento pedido')
  }
  return (
    <Group gap="xs">
      {b.segundaViaUid !== null && (
        <Button
          component={Link}
          to={caminho(TELAS_RETAGUARDA.boletoDaCasa, { uid: b.segundaViaUid })}
          variant="default"
        >
          Ver a segunda via
        </Button>
      )}
      {b.podeSegundaVia.pode && <Button onClick={() => setPedindo('segunda')}>Segunda via</Button>}
      {b.podeCancelar.pode && (
        <Button color="red" variant="light" onClick={() => setPedindo('cancelar')}>
          Cancelar boleto
        </Button>
      )}
      <Confirmar
        aberto={pedindo === 'cancelar'}
        titulo="Cancelar o boleto"
        botao="Pedir o cancelamento"
        perigo
        motivo="obrigatorio"
        aoFechar={() => setPedindo(null)}
        aoConfirmar={cancelar}
      >
        O banco é avisado e o boleto deixa de valer quando ele confirmar. Se for pago antes, o dinheiro conta
        para a compra ou vai para Devoluções.
      </Confirmar>
      {pedindo === 'segunda' && <SegundaVia b={b} aoFechar={() => setPedindo(null)} />}
    </Group>
  )
}

function SegundaVia({ b, aoFechar }: { b: BoletoVisto; aoFechar: () => void }) {
  const [vencimento, setVencimento] = useState(() => somarDias(diaEmBrasilia(relogio.agora()), 3))
  const [erro, setErro] = useState<string | null>(null)
  const navegar = useNavigate()
  const consultas = useQueryClient()
  const emitir = async (): Promise<void> => {
    setErro(null)
    try {
      const nova = await chamar('POST /v1/boletos/:uid/segunda-via', {
        params: { uid: b.uid },
        body: { vencimento, versao: b.versao },
      })
      avisarSucesso('Segunda via emitida')
      void navegar(caminho(TELAS_RETAGUARDA.boletoDaCasa, { uid: nova.uid }))
    } catch (e) {
      if (e instanceof ErroDeChamada) setErro(e.campos.vencimento ?? null)
      throw e
    } finally {
      await consultas.invalidateQueries({ queryKey: CHAVE_DAS_VENDAS })
    }
  }
  return (
    <Confirmar
      aberto
      titulo="Segunda via"
      botao="Emitir a segunda via"
      aoFechar={aoFechar}
      aoConfirmar={emitir}
    >
      <Stack gap="sm">
        <Text size="sm">
          A segunda via tem outro número e outro código de barras; o banco é avisado para não receber mais
          pela primeira. Um vencimento em dia sem banco passa ao próximo dia útil.
        </Text>
        <TextInput
          type="date"
          label="Novo vencimento"
          value={vencimento}
          error={erro}
          onChange={(e) => setVencimento(e.currentTarget.value)}
        />
      </Stack>
    </Confirmar>
  )
}
