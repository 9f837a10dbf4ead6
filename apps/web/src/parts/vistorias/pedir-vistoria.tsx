// Asks for an inspection of a vehicle: of which type, by whom, on the way out or not.
import { Button, Checkbox, Modal, Select, Stack, Text } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { TipoDeBemVistoriado } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import { novaChave } from '../../core/chave-do-pedido.ts'
import { avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'
import { useQuem } from '../../core/marca-atual.ts'

interface Props {
  readonly veiUid: string
  readonly bem: TipoDeBemVistoriado
  /** the driver of this removal fills it in where he collects */
  readonly remocaoUid?: string
  readonly aoPedir: () => void
}

export function PedirVistoria(p: Props) {
  const [aberto, setAberto] = useState(false)
  // For the road the house's removals ask too.
  const pede = permite(p.remocaoUid === undefined ? 'vistoria:pedir' : 'vistoria:fazer', useQuem())
  if (!pede) return null
  return (
    <>
      <Button onClick={() => setAberto(true)}>Pedir vistoria</Button>
      <Modal
        opened={aberto}
        onClose={() => setAberto(false)}
        title="Pedir vistoria"
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        {aberto && (
          <Pedido
            {...p}
            aoPedir={() => {
              setAberto(false)
              p.aoPedir()
            }}
          />
        )}
      </Modal>
    </>
  )
}

function Pedido({ veiUid, bem, remocaoUid, aoPedir }: Props) {
  const [chaveDoPedido] = useState(novaChave)
  const [tipoUid, setTipo] = useState<string | null>(null)
  const [vistoriadorUid, setVistoriador] = useState<string | null>(null)
  const [saidaPatio, setSaida] = useState(false)
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const [indo, setIndo] = useState(false)
  const { data: tipos } = useQuery({
    queryKey: ['tipos-de-vistoria', bem],
    queryFn: () =>
      chamar('GET /v1/tipo-vistoria/find/qb', {
        query: { disponivelPara: bem, ativo: 'sim', pagina: 1, porPagina: 100 },
      }),
  })
  const { data: pessoas } = useQuery({
    queryKey: ['vistoriadores'],
    enabled: remocaoUid === undefined,
    queryFn: () => chamar('GET /v1/vistorias/vistoriadores'),
  })
  const pedir = (): void => {
    if (tipoUid === null) return setErros({ tipoUid: 'Escolha o tipo' })
    setIndo(true)
    chamar('POST /v1/vistorias', {
      body: { veiUid, tipoUid, saidaPatio, vistoriadorUid, remocaoUid, chaveDoPedido },
    })
      .then(() => {
        avisarSucesso('Vistoria pedida')
        aoPedir()
      })
      .catch((e: unknown) => {
        if (e instanceof ErroDeChamada && Object.keys(e.campos).length > 0) setErros(e.campos)
        else avisarErro(e)
      })
      .finally(() => setIndo(false))
  }
  return (
    <Stack>
      <Select
        label="Tipo"
        withAsterisk
        data={(tipos ?? []).map((t) => ({ value: t.uid, label: t.nome }))}
        value={tipoUid}
        onChange={setTipo}
        error={erros.tipoUid}
        nothingFoundMessage="Nenhum tipo ativo para este bem"
      />
      {remocaoUid === undefined ? (
        <>
          <Select
            label="Vistoriador"
            description="Sem escolha, fica na fila do pátio."
            clearable
            searchable
            data={(pessoas ?? []).map((x) => ({ value: x.uid, label: x.nome }))}
            value={vistoriadorUid}
            onChange={setVistoriador}
            error={erros.vistoriadorUid}
          />
          <Checkbox
            label="Vistoria de saída do pátio"
            checked={saidaPatio}
            onChange={(e) => setSaida(e.currentTarget.checked)}
          />
        </>
      ) : (
        <Text size="sm">O motorista a faz onde coleta, pelo endereço da remoção, também sem rede.</Text>
      )}
      <Button onClick={pedir} loading={indo}>
        Pedir
      </Button>
    </Stack>
  )
}
