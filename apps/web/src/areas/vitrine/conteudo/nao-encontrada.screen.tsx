// Any address that no screen has: the designed not-found page, inside the frame, with status 404.
import { data } from 'react-router'

export function loader() {
  throw data(null, { status: 404 })
}

export default function NaoEncontrada() {
  return null
}
