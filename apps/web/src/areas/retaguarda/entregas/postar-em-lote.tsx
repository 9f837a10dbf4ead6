// Papers that leave together: a tracking code each, typed or pasted as the carrier's list gives them. Each has its own result.
import { Alert, Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { codigosRepetidos, distribuirCodigos } from '@martelo/domain/entregas/fila-da-documentacao.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'

export type LinhaDaFila = RespostaDe<Calls['GET /v1/entregas/documentacao']>[number]

interface Props {
  readonly linhas: readonly LinhaDaFila[]
  readonly aoFechar: () => void
}

/** The codes, and what became of each: what was posted once is not posted again. */
function usePostagem(linhas: readonly LinhaDaFila[], aoFechar: () => void) {
  const [codigos, setCodigos] = useState<ReadonlyMap<string, string>>(
    () => new Map(linhas.map((l) => [l.uid, l.codigoEnvio ?? ''])),
  )
  const [recusas, setRecusas] = useState<ReadonlyMap<string, string>>(new Map())
  const [feitas, setFeitas] = useState<ReadonlySet<string>>(new Set())
  const [postando, setPostando] = useState(false)
  const faltam = linhas.filter((l) => !feitas.has(l.uid))
  const postar = async (): Promise<void> => {
    setPostando(true)
    const novas = new Map<string, string>()
    const prontas = new Set(feitas)
    for (const l of faltam) {
      try {
        await chamar('PUT /v1/entregas/:itemUid/documentacao', {
          params: { itemUid: l.uid },
          body: { evento: 'enviar', codigoEnvio: codigos.get(l.uid) || null, versao: l.versao },
        })
        prontas.add(l.uid)
      } catch (e) {
        novas.set(l.uid, e instanceof Error ? e.message : 'Não foi possível postar')
      }
    }
    setPostando(false)
    setFeitas(prontas)
    setRecusas(novas)
    if (novas.size > 0) return
    avisarSucesso(prontas.size === 1 ? '1 envio registrado' : `${prontas.size} envios registrados`)
    aoFechar()
  }
  const por = (novos: Iterable<readonly [string, string]>): void =>
    setCodigos(new Map([...codigos, ...novos]))
  return { codigos, por, recusas, faltam, postando, postar }
}

export function PostarEmLote({ linhas, aoFechar }: Props) {
  const { codigos, por, recusas, faltam, postando, postar } = usePostagem(linhas, aoFechar)
  const repetidos = codigosRepetidos([...codigos.values()])
  const erroDe = (l: LinhaDaFila): string | null => {
    const codigo = (codigos.get(l.uid) ?? '').trim().toUpperCase()
    return repetidos.has(codigo) ? 'Este código está em mais de uma linha' : (recusas.get(l.uid) ?? null)
  }
  return (
    <Modal
      opened
      size="lg"
      onClose={aoFechar}
      title="Postar os documentos"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void postar()
        }}
      >
        <Stack gap="sm">
          {linhas.length > 1 && (
            <Textarea
              label="Colar os códigos"
              description="Um por linha, na ordem da lista abaixo"
              autosize
              minRows={2}
              maxRows={6}
              onChange={(e) =>
                por(
                  distribuirCodigos(
                    e.currentTarget.value,
                    faltam.map((l) => l.uid),
                  ),
                )
              }
            />
          )}
          {faltam.map((l) => (
            <TextInput
              key={l.uid}
              label={`${l.lote} – ${l.veiculo}`}
              description={[l.comprador, l.metodo ?? 'entrega a escolher', l.destino]
                .filter(Boolean)
                .join(' · ')}
              placeholder={l.metodo === 'Retirada' ? 'Sem código: retirada no pátio' : 'AA123456789BR'}
              maxLength={40}
              value={codigos.get(l.uid) ?? ''}
              onChange={(e) => por([[l.uid, e.currentTarget.value]])}
              error={erroDe(l)}
            />
          ))}
          <NaoRegistrados quantos={recusas.size} />
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              O comprador vê o código e acompanha pela página dos Correios.
            </Text>
            <Group>
              <Button variant="default" onClick={aoFechar}>
                Voltar
              </Button>
              <Button type="submit" loading={postando} disabled={repetidos.size > 0}>
                Registrar o envio
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

function NaoRegistrados({ quantos }: { quantos: number }) {
  if (quantos === 0) return null
  return (
    <Alert color="red" role="alert">
      {quantos === 1 ? '1 envio não foi registrado.' : `${quantos} envios não foram registrados.`} Corrija e
      tente de novo: o que foi registrado não se repete.
    </Alert>
  )
}
