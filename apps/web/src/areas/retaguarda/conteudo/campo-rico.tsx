// Rich text: bold, italic, headings, lists, links, videos, and nothing that a page may not carry. The editor comes when such
// a field is opened; what it made is cleaned by the server, so a paste from anywhere does no harm.
import { Input, Skeleton } from '@mantine/core'
import { lazy, Suspense, useId } from 'react'

const EditorRico = lazy(() => import('./editor-rico.tsx'))

export interface PropsDoCampoRico {
  readonly rotulo: string
  readonly erro: string | undefined
  readonly valor: string | null
  readonly aoMudar: (html: string | null) => void
}

export function CampoRico({ erro, ...p }: PropsDoCampoRico) {
  const id = useId()
  return (
    <Input.Wrapper label={p.rotulo} error={erro} labelElement="div" labelProps={{ id }}>
      <Suspense fallback={<Skeleton h={180} />}>
        <EditorRico {...p} idDoRotulo={id} />
      </Suspense>
    </Input.Wrapper>
  )
}
