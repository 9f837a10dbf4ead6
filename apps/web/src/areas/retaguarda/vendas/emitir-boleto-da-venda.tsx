// The office makes a boleto of a sale: value, due date, discount until a day, abatement.
import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { relogio } from '../../../core/relogio.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'
import type { VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

interface Dados {
  readonly valor: number | null
  readonly vencimento: string
  readonly desconto: number | null
  readonly descontoAte: string
  readonly abatimento: number | null
}

interface Props {
  readonly v: VendaDaCasa
  readonly aoFechar: () => void
}

export function EmitirBoletoDaVenda({ v, aoFechar }: Props) {
  const hoje = diaEmBrasilia(relogio.agora())
  const [d, setD] = useState<Dados>({
    valor: Math.max(0, v.somas.restante),
    vencimento: v.dataPagamento < hoje ? hoje : v.dataPagamento,
    desconto: 0,
    descontoAte: '',
    abatimento: 0,
  })
  const [erro, setErro] = useState<ErroDeChamada | null>(null)
  const [fazendo, setFazendo] = useState(false)
  const chave = useRef<string | null>(null)
  const mudar = useMudarVenda(v)
  const navegar = useNavigate()
  const campos = erro?.campos ?? {}
  const emitir = async (): Promise<void> => {
    setFazendo(true)
    setErro(null)
    chave.current ??= novaChave()
    try {
      const novo = await mudar(() =>
        chamar('POST /v1/vendas/:id/boletos', {
          params: { id: v.id },
          body: {
            valor: d.valor ?? 0,
            vencimento: d.vencimento,
            desconto: d.desconto ?? 0,
            descontoAte: d.descontoAte === '' ? null : d.descontoAte,
            abatimento: d.abatimento ?? 0,
            chaveDoPedido: chave.current ?? novaChave(),
          },
        }),
      )
      avisarSucesso('Boleto emitido')
      aoFechar()
      void navegar(caminho(TELAS_RETAGUARDA.boletoDaCasa, { uid: novo.uid }))
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      if (e.codigo < 500) chave.current = null
      setErro(e)
    } finally {
      setFazendo(false)
    }
  }
  return (
    <Modal opened onClose={aoFechar} title="Emitir boleto" closeButtonProps={{ 'aria-label': 'Fechar' }}>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void emitir()
        }}
      >
        <Stack gap="sm">
          <Campos d={d} setD={setD} campos={campos} />
          {erro && Object.keys(campos).length === 0 && (
            <Alert color="red" role="alert">
              {erro.message}
            </Alert>
          )}
          <Group justify="end">
            <Button variant="default" onClick={aoFechar}>
              Voltar
            </Button>
            <Button type="submit" loading={fazendo} disabled={!d.valor}>
              Emitir boleto
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

interface PropsDosCampos {
  readonly d: Dados
  readonly setD: (d: Dados) => void
  readonly campos: Readonly<Record<string, string>>
}

function Campos({ d, setD, campos }: PropsDosCampos) {
  return (
    <>
      <EntradaDeReais
        label="Valor"
        value={d.valor}
        onValueChange={(valor) => setD({ ...d, valor })}
        error={campos.valor ?? null}
      />
      <TextInput
        type="date"
        label="Vencimento"
        description="Em dia sem banco, passa ao próximo dia útil"
        value={d.vencimento}
        error={campos.vencimento}
        onChange={(e) => setD({ ...d, vencimento: e.currentTarget.value })}
      />
      <Group grow align="start">
        <EntradaDeReais
          label="Desconto"
          value={d.desconto}
          onValueChange={(desconto) => setD({ ...d, desconto })}
          error={campos.desconto ?? null}
        />
        <TextInput
          type="date"
          label="Desconto até"
          value={d.descontoAte}
          error={campos.descontoAte}
          onChange={(e) => setD({ ...d, descontoAte: e.currentTarget.value })}
        />
      </Group>
      <EntradaDeReais
        label="Abatimento"
        value={d.abatimento}
        onValueChange={(abatimento) => setD({ ...d, abatimento })}
        error={campos.abatimento ?? null}
      />
    </>
  )
}
