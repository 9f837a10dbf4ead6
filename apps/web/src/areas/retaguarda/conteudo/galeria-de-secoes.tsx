// The 35 kinds of sections to choose from, by what they are for.
import { Modal, Stack, Text, TextInput } from '@mantine/core'
import {
  type Elemento,
  ELEMENTOS,
  type GrupoDeElementos,
  NOMES_DE_ELEMENTOS,
} from '@martelo/domain/conteudo/elementos.ts'
import { semAcentos } from '@martelo/domain/comum/texto.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import type { Editor } from './usar-editor.ts'

const GRUPOS: readonly GrupoDeElementos[] = ['Abertura', 'Lotes', 'Leilões', 'Textos', 'Casa', 'Contato']

export function GaleriaDeSecoes({
  editor,
  aberta,
  aoFechar,
  aoCriar,
}: {
  editor: Editor
  aberta: boolean
  aoFechar: () => void
  aoCriar: (uid: string) => void
}) {
  const [busca, setBusca] = useState('')
  const [criando, setCriando] = useState<Elemento | null>(null)
  const procurado = semAcentos(busca)
  const achados = NOMES_DE_ELEMENTOS.filter((e) =>
    semAcentos(`${ELEMENTOS[e].nome} ${ELEMENTOS[e].desenha}`).includes(procurado),
  )
  const criar = async (e: Elemento): Promise<void> => {
    setCriando(e)
    const antes = new Set(editor.pagina.sessoes.map((s) => s.uid))
    let nova = ''
    const erros = await editor.agir(async (versao) => {
      const p = await chamar('POST /v1/hotsite/paginas/sessao', {
        body: { paginaUid: editor.pagina.uid, elemento: e, nome: ELEMENTOS[e].nome, ativo: true, versao },
      })
      nova = p.sessoes.find((s) => !antes.has(s.uid))?.uid ?? ''
      return p
    })
    setCriando(null)
    if (erros === null) aoCriar(nova)
  }
  return (
    <Modal
      opened={aberta}
      onClose={aoFechar}
      title="Adicionar seção"
      size="xl"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack>
        <TextInput
          aria-label="Procurar seção"
          placeholder="Procurar: lotes, banner, texto…"
          value={busca}
          onChange={(e) => setBusca(e.currentTarget.value)}
          data-autofocus
        />
        {achados.length === 0 && <Text c="dimmed">Nenhuma seção com esse nome.</Text>}
        {GRUPOS.map((g) => {
          const doGrupo = achados.filter((e) => ELEMENTOS[e].grupo === g)
          return doGrupo.length === 0 ? null : (
            <section key={g}>
              <Text size="sm" fw={600} c="dimmed" mb={6}>
                {g}
              </Text>
              <ul className="editor__galeria">
                {doGrupo.map((e) => (
                  <li key={e}>
                    <button type="button" disabled={criando !== null} onClick={() => void criar(e)}>
                      <b>{ELEMENTOS[e].nome}</b>
                      <small>{ELEMENTOS[e].desenha}</small>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </Stack>
    </Modal>
  )
}
