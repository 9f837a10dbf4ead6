// The kind, the folder and what is said of a file, after it was sent.
import { Autocomplete, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import {
  ENTIDADES_COM_ANEXOS,
  type EntidadeComAnexos,
  TIPOS_DE_ANEXO,
} from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { useState } from 'react'
import { ErroDeChamada } from '../../core/erro-de-chamada.ts'
import type { Anexo, useAnexos } from './usar-anexos.ts'

interface Props {
  readonly anexo: Anexo
  readonly entidade: EntidadeComAnexos
  readonly pastas: readonly string[]
  readonly mudar: ReturnType<typeof useAnexos>['mudar']
  readonly aoFechar: () => void
}

export function MudarAnexo({ anexo, entidade, pastas, mudar, aoFechar }: Props) {
  const { tipos } = ENTIDADES_COM_ANEXOS[entidade]
  const [tipo, setTipo] = useState<Anexo['tipo']>(anexo.tipo)
  const [pasta, setPasta] = useState(anexo.pasta)
  const [informacao, setInformacao] = useState(anexo.informacao)
  const [erro, setErro] = useState<ErroDeChamada | null>(null)
  const [salvando, setSalvando] = useState(false)
  const salvar = async (): Promise<void> => {
    setSalvando(true)
    setErro(null)
    try {
      await mudar(anexo, { tipo, pasta: pasta.trim(), informacao: informacao.trim() })
      aoFechar()
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      setErro(e)
    } finally {
      setSalvando(false)
    }
  }
  const campos = erro?.campos ?? {}
  return (
    <Modal opened onClose={aoFechar} title={anexo.nome} closeButtonProps={{ 'aria-label': 'Fechar' }}>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void salvar()
        }}
      >
        <Stack>
          <Select
            label="Tipo"
            data={tipos.map((t) => ({ value: t, label: TIPOS_DE_ANEXO[t].rotulo }))}
            value={tipo}
            onChange={(v) => setTipo(tipos.find((t) => t === v) ?? tipo)}
            allowDeselect={false}
            error={campos.tipo}
          />
          <Autocomplete
            label="Pasta"
            placeholder="Sem pasta"
            data={[...pastas]}
            value={pasta}
            onChange={setPasta}
            maxLength={60}
            error={campos.pasta}
          />
          <TextInput
            label="Informação"
            value={informacao}
            onChange={(e) => setInformacao(e.currentTarget.value)}
            maxLength={300}
            error={campos.informacao}
          />
          {erro && !campos.tipo && !campos.pasta && !campos.informacao && (
            <Text size="sm" c="red" role="alert">
              {erro.message}
            </Text>
          )}
          <Group justify="end">
            <Button variant="default" onClick={aoFechar}>
              Voltar
            </Button>
            <Button type="submit" loading={salvando}>
              Salvar
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
