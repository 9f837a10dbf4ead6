// A nickname of the table: made, changed, and taken away while it has not bid.
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import type { ApelidoNaSala } from '@martelo/contracts/pregao/apelidos-por-lote.contract.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'

interface Props {
  readonly ficha: ApelidoNaSala | 'novo' | null
  readonly leiUid: string
  fechar(): void
  mudou(): void
}

export function FichaDoApelido({ ficha, leiUid, fechar, mudou }: Props) {
  const antes = ficha === 'novo' ? null : ficha
  const [apelido, setApelido] = useState(antes?.apelido ?? '')
  const [cidade, setCidade] = useState(antes?.cidade ?? '')
  const [estado, setEstado] = useState(antes?.estado ?? '')
  const [erro, setErro] = useState<string | null>(null)
  const fazer = async (ato: () => Promise<unknown>): Promise<void> => {
    try {
      await ato()
      mudou()
      fechar()
    } catch (e) {
      if (e instanceof ErroDeChamada && e.codigo < 500) setErro(e.campos.apelido ?? e.message)
      else avisarErro(e)
    }
  }
  const salvar = (): Promise<unknown> => {
    const tipos = { tipoVeiculo: antes?.tipoVeiculo ?? null, tipoRetomada: antes?.tipoRetomada ?? null }
    const body = { apelido, cidade: cidade || null, estado: estado || null, ...tipos }
    return antes === null
      ? chamar('POST /v1/leilao/:leiUid/apelido-leiloeiro', { params: { leiUid }, body })
      : chamar('PUT /v1/leilao/:leiUid/apelido-leiloeiro/:uid', { params: { leiUid, uid: antes.uid }, body })
  }
  return (
    <Modal
      opened={ficha !== null}
      onClose={fechar}
      title={antes === null ? 'Novo apelido' : 'Editar apelido'}
      centered
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          void fazer(salvar)
        }}
      >
        <Stack>
          <TextInput
            label="Apelido"
            placeholder="Mesa 3, Telefone 1…"
            maxLength={40}
            data-autofocus
            required
            value={apelido}
            error={erro}
            onChange={(e) => setApelido(e.currentTarget.value)}
          />
          <TextInput
            label="Cidade"
            maxLength={80}
            value={cidade}
            onChange={(e) => setCidade(e.currentTarget.value)}
          />
          <TextInput
            label="Estado"
            placeholder="SP"
            maxLength={2}
            value={estado}
            onChange={(e) => setEstado(e.currentTarget.value.toUpperCase())}
          />
          <Group justify="flex-end">
            {antes !== null && (
              <Button
                variant="default"
                color="red"
                onClick={() =>
                  void fazer(() =>
                    chamar('DELETE /v1/leilao/:leiUid/apelido-leiloeiro/:uid', {
                      params: { leiUid, uid: antes.uid },
                    }),
                  )
                }
              >
                Remover
              </Button>
            )}
            <Button variant="default" onClick={fechar}>
              Voltar
            </Button>
            <Button type="submit">{antes === null ? 'Cadastrar' : 'Salvar'}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
